/**
 * Repeats the checks until they hold. It counts tries and not seconds, so a machine that stands
 * still uses up none, and unlike `vi.waitFor` it moves no clock of the test.
 */
export const untilTrue = async (checks: () => unknown): Promise<void> => {
  for (let left = 500; ; left--) {
    try {
      return void (await checks());
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
