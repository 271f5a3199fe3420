/** Files that are bundled as text and served as they are. */
declare module "*.css" {
  const text: string;
  export default text;
}

declare module "*.client.js" {
  const text: string;
  export default text;
}

declare module "*.json" {
  const text: string;
  export default text;
}
