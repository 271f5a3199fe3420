import type { PhoneModel } from "../page-models.ts";

export const renderPhonePage = (model: PhoneModel): string =>
  `<!doctype html>${(
    (
      <html lang="en">
        <head>
          <title>{model.owner_name}</title>
        </head>
        <body>
          <h1>{model.owner_name}</h1>
          {model.messages.map((message) => (
            <p>{message.text}</p>
          ))}
        </body>
      </html>
    )
  ).toString()}`;
