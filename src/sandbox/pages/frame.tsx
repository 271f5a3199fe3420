import type { Child } from "hono/jsx";
import { assets } from "./assets.ts";

/** The document around the sandbox's pages. */
const Frame = (props: { title: string; look: "shop" | "phone"; children: Child }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{props.title}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={assets.pathOf("sandbox.css")} />
      <script type="module" src={assets.pathOf("sandbox.js")} />
    </head>
    <body class={props.look}>{props.children}</body>
  </html>
);

export const renderSandboxPage = (title: string, look: "shop" | "phone", content: Child): string =>
  `<!doctype html>${(
    (
      <Frame title={title} look={look}>
        {content}
      </Frame>
    )
  ).toString()}`;
