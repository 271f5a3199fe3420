import { logFault } from "./log.ts";

/**
 * Handles each message of a batch separately. A message that fails is sent again, and becomes a
 * dead letter after its last retry. The other messages of its batch are not repeated.
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
