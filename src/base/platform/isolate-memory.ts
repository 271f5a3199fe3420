/**
 * What an isolate remembers between calls: caches, breakers, the limits of one isolate, how far its
 * clock is ahead. Each module that remembers something says here how it forgets it.
 *
 * Only tests forget: their files share one isolate, and each must find it as new. No worker calls
 * `forgetEverything`.
 */
let forgetters: readonly (() => void)[] = [];

/** Called while a module loads, never later, because the list only grows. */
export const forgetBetweenTests = (forget: () => void): void => {
  forgetters = [...forgetters, forget];
};

export const forgetEverything = (): void => {
  for (const forget of forgetters) forget();
};
