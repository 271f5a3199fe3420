<?php
// Creates a payment with the generated types and reads it. Prints what was read.
require 'models.php';

[, $base, $key, $iban] = $argv;

function call(string $url, string $key, ?stdClass $body = null): stdClass
{
    $http = ['header' => "Authorization: Bearer $key\r\nContent-Type: application/json"];
    if ($body !== null) {
        $http += ['method' => 'POST', 'content' => json_encode($body)];
    }
    return json_decode(file_get_contents($url, false, stream_context_create(['http' => $http])));
}

$payee = new CreateSessionDestination(Type::$IBAN, $iban);
$order = new CreateSession(1250, 'USD', null, $payee, null, null, null, 'php', null);
// The generated types write null for what was left out; the gateway wants it absent.
$body = (object) array_filter((array) $order->to(), fn($member) => $member !== null);
$created = CreatedSession::from(call("$base/payments/sessions", $key, $body));
$id = $created->getSessionID();
$read = PaymentSession::from(call("$base/payments/sessions/$id", $key));
$same = $read->getSessionID() === $id ? 'True' : 'False';
echo "$same {$read->getReference()} {$read->getAmount()} " . State::to($read->getState());
