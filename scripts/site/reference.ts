import { escapeHtml, type Page } from "./layout.ts";
import {
  code,
  codeBlock,
  type Heading,
  type Rendered,
  type Resolve,
  renderMarkdown,
  tableHtml,
} from "./markdown.ts";
import { fieldsTable, inlineText, type Schema, type Schemas, typeOf } from "./schema-fields.ts";

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Message {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface Operation {
  tags: string[];
  operationId: string;
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
}

/** The parts of an OpenAPI document that its pages show. */
export interface Document {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, unknown>>;
  "x-webhooks"?: Record<string, Record<string, unknown>>;
  components: {
    schemas: Schemas;
    examples?: Record<string, { value?: unknown }>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Message>;
    securitySchemes?: Record<string, { description?: string }>;
  };
}

interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/** An OpenAPI document as pages: one that introduces it, and one for each of its tags. */
export const referencePages = (
  source: string,
  address: string,
  section: string,
  document: Document,
  resolve: Resolve,
): Page[] => {
  const operations = operationsOf(document);
  const tags = document.tags.map(({ name, description }) => ({
    ...{ name, description, address: `${address}${slug(name)}/` },
    operations: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  const name = `API for ${audienceOf(document)}`;
  const start = renderMarkdown(`# ${name}\n\n${document.info.description}`, resolve);
  const list = tags.map((tag) => [
    `<a href="${tag.address}">${escapeHtml(tag.name)}</a>`,
    tag.description.startsWith("|") ? "Every refusal of this API." : inlineText(tag.description),
  ]);
  const file = source.split("/").at(-1);
  const first: Page = {
    ...{ source, address, section, title: name, headings: start.headings },
    html:
      start.html.replace("</h1>", `</h1>${tableHtml(["group", "what"], list)}`) +
      `<p>The same for programs: <a href="/openapi/${file}">${file}</a> (OpenAPI).</p>`,
  };
  const others = tags.map((tag): Page => {
    const intro = renderMarkdown(`# ${tag.name}\n\n${tag.description}`, resolve);
    const shown = tag.operations.map((placed) => operationHtml(placed, document));
    return {
      ...{ source: `${source}#${tag.name}`, address: tag.address, section },
      title: escapeHtml(tag.name),
      html: intro.html + shown.map(({ html }) => html).join("\n"),
      headings: shown.flatMap(({ headings }) => headings),
    };
  });
  return [first, ...others];
};

const audienceOf = ({ info: { title } }: Document): string =>
  ({ "Bank interface": "banks", "Identity registry": "the identity registry", TPPs: "TPPs" })[
    title
  ] ?? title.toLowerCase();

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

const operationsOf = (document: Document): Placed[] =>
  [...Object.entries(document.paths), ...Object.entries(document["x-webhooks"] ?? {})].flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => ({ method, path, operation: operation as Operation })),
  );

const operationHtml = (
  { method, path, operation }: Placed,
  document: Document,
): Omit<Rendered, "title"> => {
  const id = operation.operationId;
  const summary = inlineText(operation.summary);
  const heading: Heading = { id, level: 2, text: summary };
  const isEvent = !path.startsWith("/");
  const route = isEvent
    ? `<span class="method">event</span> ${code(path)}`
    : `<span class="method ${method}">${method.toUpperCase()}</span> ${code(path)}`;
  return {
    headings: [heading],
    html: `<section class="operation">
<h2 id="${id}">${summary}<a class="anchor" href="#${id}" aria-label="Link to: ${summary}">#</a></h2>
<p class="route">${route}</p>
${operation.description ? `<p>${inlineText(operation.description)}</p>` : ""}
${needs(operation, document)}
${parametersHtml(operation, document)}
${bodyHtml(isEvent ? "Body of the event" : "Body", operation.requestBody, document)}
${answersHtml(operation, document)}
</section>`,
  };
};

const needs = ({ security = [] }: Operation, document: Document): string => {
  const names = [...new Set(security.flatMap((scheme) => Object.keys(scheme)))];
  const told = names.map((name) => {
    const about = document.components.securitySchemes?.[name]?.description ?? "";
    return `${code(name)}${about ? `: ${inlineText(about)}` : ""}`;
  });
  return told.length > 0 ? `<p class="needs">Needs ${told.join("<br>or ")}</p>` : "";
};

const parametersHtml = ({ parameters = [] }: Operation, document: Document): string => {
  const { schemas, parameters: shared = {} } = document.components;
  const rows = parameters.map((given) => {
    const one = shared[given.$ref?.split("/").at(-1) ?? ""] ?? given;
    return [
      code(one.name) + (one.required ? "" : ' <span class="note">optional</span>'),
      escapeHtml(one.in),
      one.schema ? typeOf(one.schema, schemas) : "",
      inlineText(one.description ?? ""),
    ];
  });
  if (rows.length === 0) return "";
  return `<h3>Parameters</h3>${tableHtml(["name", "in", "type", "meaning"], rows)}`;
};

const bodyHtml = (title: string, message: Message | undefined, document: Document): string => {
  const [[kind = "", media] = []] = Object.entries(message?.content ?? {});
  if (!media) return "";
  const table = media.schema ? fieldsTable(media.schema, document.components.schemas) : "";
  const note = kind === "application/json" ? "" : `<p>${code(kind)}</p>`;
  return `<h3>${title}</h3>${note}${table}${exampleHtml(media, document)}`;
};

const exampleHtml = (media: Media, document: Document): string => {
  const given = [
    ...(media.example === undefined ? [] : [media.example]),
    ...Object.values(media.examples ?? {}).map(
      ({ $ref, value }) =>
        document.components.examples?.[$ref?.split("/").at(-1) ?? ""]?.value ?? value,
    ),
  ];
  return given
    .filter((example) => example !== undefined)
    .map((example) =>
      typeof example === "string"
        ? codeBlock(example, "")
        : codeBlock(JSON.stringify(example, null, 2), "json"),
    )
    .join("");
};

const answersHtml = ({ responses }: Operation, document: Document): string => {
  const all = Object.entries(responses).map(([status, given]) => ({
    status,
    answer: document.components.responses?.[given.$ref?.split("/").at(-1) ?? ""] ?? given,
  }));
  const isRefusal = ({ status }: { status: string }) => /^[45]/.test(status);
  const answers = all
    .filter((one) => !isRefusal(one))
    .map(({ status, answer }) => {
      const about = `<p><span class="status">${status}</span> ${inlineText(answer.description ?? "")}</p>`;
      return about + bodyHtml("", answer, document).replace("<h3></h3>", "");
    });
  const refusals = all.filter(isRefusal).flatMap(({ status, answer }) => {
    const [media] = Object.values(answer.content ?? {});
    const codes = Object.keys(media?.examples ?? {});
    return [[status, codes.map(code).join(", "), inlineText(answer.description ?? "")]];
  });
  const refused = refusals.length
    ? `<details class="refusals"><summary>Refusals</summary>${tableHtml(["HTTP", "codes", "meaning"], refusals)}</details>`
    : "";
  return `<h3>Answers</h3>${answers.join("")}${refused}`;
};
