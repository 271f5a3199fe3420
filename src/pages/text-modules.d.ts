/** Files that are bundled as text and served to browsers. */
declare module "*.css" {
  const text: string;
  export default text;
}

declare module "*.client.js" {
  const text: string;
  export default text;
}
