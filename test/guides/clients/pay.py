"""Creates a payment with the generated types and reads it. Prints what was read."""
import json
import sys
import urllib.request

import models

base, key, iban = sys.argv[1:]


def call(path, body=None):
    request = urllib.request.Request(
        base + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": "Bearer " + key, "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


order = models.CreateSession(
    amount=1250,
    currency="USD",
    destination=models.CreateSessionDestination(type=models.TypeEnum.IBAN, value=iban),
    reference="python",
)
created = models.created_session_from_dict(
    call("/payments/sessions", models.create_session_to_dict(order))
)
read = models.payment_session_from_dict(call("/payments/sessions/" + created.session_id))
print(read.session_id == created.session_id, read.reference, read.amount, read.state.value)
