import type { ShopModel } from "../page-models.ts";

export const renderShopPage = (model: ShopModel): string =>
  `<!doctype html>${(
    (
      <html lang="en">
        <head>
          <title>{model.shop_name}</title>
        </head>
        <body>
          <h1>{model.shop_name}</h1>
          {model.problem && <p role="alert">{model.problem}</p>}
          {model.items.map((item) => (
            <form method="post" action={model.order_action}>
              <button type="submit" name="item" value={item.item}>
                {item.label}
              </button>
            </form>
          ))}
        </body>
      </html>
    )
  ).toString()}`;
