/**
 * The live status of an object: WebSockets that sleep with it. Each is tagged with the browser that
 * it belongs to, since not every browser may see the same.
 */
type LiveMessage = (browserId: string) => object;

/** Open pages of one object; a page beyond them polls. */
const MAX_LISTENERS = 20;

const TAG = "browser:";

/** Opens a socket and tells it where things stand. The worker has checked the token. */
export const listen = (
  context: DurableObjectState,
  request: Request,
  message: LiveMessage,
): Response => {
  if (context.getWebSockets().length >= MAX_LISTENERS) return new Response(null, { status: 429 });
  const { 0: client, 1: server } = new WebSocketPair();
  const browserId = request.headers.get("x-browser-id") ?? "";
  context.acceptWebSocket(server, [TAG + browserId]);
  server.send(JSON.stringify(message(browserId)));
  const protocol = request.headers.get("sec-websocket-protocol") ?? "";
  return new Response(null, {
    status: 101,
    webSocket: client,
    headers: { "sec-websocket-protocol": protocol },
  });
};

export const broadcast = (context: DurableObjectState, message: LiveMessage): void => {
  for (const socket of context.getWebSockets()) {
    const [tag = TAG] = context.getTags(socket);
    try {
      socket.send(JSON.stringify(message(tag.slice(TAG.length))));
    } catch {
      // A socket that is closing hears nothing more; its page polls.
    }
  }
};
