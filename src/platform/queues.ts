import { logFault } from "./log.ts";

/**
 * Handles each message of a batch by itself. A message that fails is sent again, and after its last
 * retry it becomes a dead letter. The others of its batch are not repeated.
 */
export const handleEach = async <Body>(
  messages: readonly Message<Body>[],
  handle: (message: Message<Body>) => Promise<unknown>,
): Promise<void> => {
  const handleOne = async (message: Message<Body>): Promise<void> => {
    try {
      await handle(message);
    } catch (error) {
      const { id, attempts } = message;
      logFault("message not handled", error, { message_id: id, attempts });
      message.retry();
    }
  };
  await Promise.all(messages.map(handleOne));
};
