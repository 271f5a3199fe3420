import type { OrderModel } from "../page-models.ts";

export const renderOrderPage = (model: OrderModel): string =>
  `<!doctype html>${(
    (
      <html lang="en">
        <head>
          <title>{model.order_id}</title>
        </head>
        <body>
          <h1>{model.item_label}</h1>
          <p>{model.status}</p>
          <a href={model.checkout_url}>Pay</a>
        </body>
      </html>
    )
  ).toString()}`;
