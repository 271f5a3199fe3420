import type { Heading } from "./markdown.ts";

/** A page as every part of the site knows it. */
export interface Page {
  /** The file that it is made from, and for a reference the tag of its document. */
  source: string;
  address: string;
  title: string;
  section: string;
  html: string;
  headings: Heading[];
}

/** What stands around a page. */
export interface Frame {
  menu: readonly MenuSection[];
  previous: Link | null;
  next: Link | null;
  assets: { style: string; script: string; theme: string };
}

interface MenuSection {
  title: string;
  links: readonly (Link & { inner?: readonly Link[] })[];
}

export interface Link {
  address: string;
  title: string;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page as a document. It works without its script, which only adds the search, the switch of
 * colours and the copying of code. Everything is a file of this site, so the policy in `_headers`
 * needs no exception.
 */
export const layout = (page: Page, frame: Frame): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.address === "/" ? "Gateway documentation" : `${page.title} · Gateway documentation`}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${frame.assets.style}">
<script src="${frame.assets.theme}"></script>
<script type="module" src="${frame.assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<button class="menu-button" type="button" popovertarget="menu">Menu</button>
<a class="brand" href="/">Gateway <span>documentation</span></a>
<form class="search" role="search" hidden>
<label class="unseen" for="query">Search the documentation</label>
<input id="query" type="search" placeholder="Search" autocomplete="off" aria-controls="found">
<div id="found" hidden></div>
<p class="unseen" role="status"></p>
</form>
<button class="scheme" type="button" hidden></button>
</header>
<div class="frame">
<nav id="menu" class="menu" popover aria-label="Pages">
${frame.menu.map((section) => menuSection(section, page)).join("\n")}
</nav>
<main id="content" class="${page.address === "/" ? "home" : "page"}">
<article>
${page.address === "/" ? "" : `<p class="section">${page.section}</p>`}
${page.html}
</article>
${beside(frame)}
</main>
${contents(page)}
</div>
</body>
</html>
`;

const menuSection = ({ title, links }: MenuSection, page: Page): string => {
  const isOpen = title === page.section;
  const items = links.map((link) => {
    const inner = link.inner ?? [];
    const isHere = [link, ...inner].some(({ address }) => address === page.address);
    const below =
      isHere && inner.length > 0
        ? `<ul>${inner.map((one) => `<li>${anchor(one, page)}</li>`).join("")}</ul>`
        : "";
    return `<li>${anchor(link, page)}${below}</li>`;
  });
  return `<details${isOpen ? " open" : ""}><summary>${title}</summary><ul>${items.join("")}</ul></details>`;
};

const anchor = ({ address, title }: Link, page: Page): string =>
  `<a href="${address}"${address === page.address ? ' aria-current="page"' : ""}>${title}</a>`;

/** The headings of a page, where there is room beside it. */
const contents = ({ headings }: Page): string => {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < 2) return "";
  const items = shown.map(
    ({ id, level, text }) => `<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
  );
  return `<nav class="contents" aria-labelledby="on-this-page">
<p id="on-this-page">On this page</p>
<ul>${items.join("")}</ul>
</nav>`;
};

const beside = ({ previous, next }: Frame): string => {
  const link = (to: Link | null, name: string, rel: string) =>
    to
      ? `<a class="${rel}" rel="${rel}" href="${to.address}"><span>${name}</span> ${to.title}</a>`
      : "";
  const links = link(previous, "Previous", "prev") + link(next, "Next", "next");
  return links ? `<nav class="beside" aria-label="Neighbouring pages">${links}</nav>` : "";
};
