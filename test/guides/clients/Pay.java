import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import gateway.*;
import java.net.URI;
import java.net.http.*;

/** Creates a payment with the generated types and reads it. Prints what was read. */
class Pay {
  static String call(String url, String key, String body) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Authorization", "Bearer " + key)
            .header("Content-Type", "application/json");
    if (body != null) request.POST(HttpRequest.BodyPublishers.ofString(body));
    var client = HttpClient.newHttpClient();
    var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() >= 400) throw new IllegalStateException(answer.body());
    return answer.body();
  }

  public static void main(String[] args) throws Exception {
    String address = args[0] + "/payments/sessions";
    var payee = new CreateSessionDestination();
    payee.setType(Type.IBAN);
    payee.setValue(args[2]);
    var order = new CreateSession();
    order.setAmount(1250);
    order.setCurrency("USD");
    order.setDestination(payee);
    order.setReference("java");
    // The gateway wants what was left out to be absent, not null.
    var json = new ObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_NULL);
    String answer = call(address, args[1], json.writeValueAsString(order));
    var created = Converter.CreatedSessionFromJsonString(answer);
    String found = call(address + "/" + created.getSessionID(), args[1], null);
    var read = Converter.PaymentSessionFromJsonString(found);
    String same = read.getSessionID().equals(created.getSessionID()) ? "True" : "False";
    System.out.print(
        same + " " + read.getReference() + " " + read.getAmount() + " " + read.getState());
  }
}
