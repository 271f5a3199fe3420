/**
 * A number from 0 to 2^32 - 1 that looks random and is always the same for a text [MurmurHash3,
 * 32 bits, over UTF-16 units]. For spreading work over time, never for secrets.
 */
export const hash32 = (text: string): number => {
  let hash = 0;
  for (let place = 0; place < text.length; place++) {
    const mixed = Math.imul(text.charCodeAt(place), 0xcc9e2d51);
    hash ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
