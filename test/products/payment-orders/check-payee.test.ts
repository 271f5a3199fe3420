import { describe, expect, it } from "vitest";
import { checkPayee } from "../../../src/products/payment-orders/verbs/check-payee.ts";

/** Names as TPPs send them, and as banks keep them. */
const same = [
  ["Layla Haddad", "Layla Haddad"],
  ["layla haddad", "LAYLA HADDAD"],
  ["  Layla   Haddad ", "Layla Haddad"],
  ["Haddad, Layla", "Layla Haddad"],
  ["Haddad Layla", "Layla Haddad"],
  // Accents and letters that are written in two ways.
  ["Jose Garcia Lopez", "José García López"],
  ["Muller Jurgen", "Jürgen Müller"],
  ["Juergen Mueller", "Jürgen Müller"],
  ["Soren Aagaard", "Søren Ågård"],
  ["Soeren Aagaard", "Søren Aagaard"],
  ["Lukasz Wozniak", "Łukasz Woźniak"],
  ["Strasse Weiss", "Straße Weiß"],
  ["Ismail Yildiz", "İsmail Yıldız"],
  ["Nguyen Thi Dung", "Nguyễn Thị Dũng"],
  ["Francois Dupont", "Franc\u0327ois Dupont"],
  ["ＬＡＹＬＡ Haddad", "Layla Haddad"],
  // Punctuation and spaces.
  ["Sinead OBrien", "Sinéad O’Brien"],
  ["Sinead O'Brien", "Sinéad O Brien"],
  ["Anne Marie Petit", "Anne-Marie Petit"],
  ["Annemarie Petit", "Anne-Marie Petit"],
  ["Juan Delacruz", "Juan De La Cruz"],
  ["Ronald Mc Donald", "Ronald McDonald"],
  ["王 小明", "王小明"],
  // Titles.
  ["Mr John Smith", "John Smith"],
  ["Don", "DON"],
  ["Smith, Dr. John", "Prof. Dr. John Smith"],
  ["Herr Jan Novák", "Jan Novak"],
  ["Sra. Ana Ruiz", "Ana Ruiz"],
  // Companies.
  ["Corner Shop Ltd", "Corner Shop Limited"],
  ["Corner Shop", "Corner Shop Ltd."],
  ["Pasta Fresca S.r.l.", "Pasta Fresca SRL"],
  ["Smith & Co Ltd", "Smith and Company Limited"],
  ["Meier GmbH & Co. KG", "Meier GmbH und Co KG"],
  ["Marks and Spencer", "Marks & Spencer plc"],
  ["J P Morgan", "JP Morgan"],
  // A joint account, by one of its holders or by both.
  ["Jane Doe", "John Smith & Jane Doe"],
  ["John Smith and Jane Doe", "Jane Doe & John Smith"],
  // Other scripts.
  ["Иван Петров", "ИВАН ПЕТРОВ"],
  ["Ivan Petrov", "Иван Петров"],
  ["Sergei Shevchenko", "Сергей Шевченко"],
  ["Giorgos Papadopoulos", "Γιώργος Παπαδόπουλος"],
  ["محمد علي", "مُحَمَّد عَلِيّ"],
  ["احمد فاطمه", "أحمد فاطمة"],
  ["राम कुमार", "राम कुमार"],
] as const;

const close = [
  // The last legal form is the company's.
  ["Meier GmbH", "Meier GmbH & Co. KG"],
  // One letter.
  ["Laila Haddad", "Layla Haddad"],
  ["Jon Smith", "John Smith"],
  ["John Simth", "John Smith"],
  ["Ivan Petroff", "Ivan Petrof"],
  ["Amazn", "Amazon"],
  ["Jan Delacrus", "Jan De La Cruz"],
  // Initials, and names that are missing.
  ["J. Smith", "John Smith"],
  ["John Smith", "J Smith"],
  ["J M Smith", "John Michael Smith"],
  ["John Smith", "John Michael Smith"],
  ["Maria Garcia", "María García López"],
  ["Maria Garcia", "María Elena García López"],
  ["John Smith", "John Smith Jr"],
  ["John Smith", "John & Jane Smith"],
  // Another company may have the same name, or a longer one.
  ["Acme Ltd", "Acme PLC"],
  ["Acme GmbH", "Acme AG"],
  ["Tesco", "Tesco Stores Limited"],
  ["Acme Constructor Ltd", "Acme"],
] as const;

const other = [
  ["Layla Haddad", "Omar Haddad"],
  ["Haddad", "Layla Haddad"],
  ["Layla", "Layla Haddad"],
  ["John Smith", "Jane Smith"],
  ["Jan Novak", "Jon Novak"],
  ["Bob Smith", "Robert Smith"],
  ["J S", "John Smith"],
  // Guesses of a TPP that would learn the first name from a CLOSE_MATCH.
  ["Haddad Ltd", "Layla Haddad"],
  ["Haddad a b c d e f g h i j k l m n o p q r s t u v w x y z", "Layla Haddad"],
  ["Smith Jones Haddad l m", "Layla Haddad"],
  ["Maria Garcia", "María Elena Teresa García López"],
  ["A Smith", "John Smith"],
  ["John Smith John", "John Smith Peter"],
  ["Corner Shop", "Corner Cafe"],
  ["Layla Hamnad", "Layla Haddad"],
  // An apostrophe is part of its word.
  ["Anna Acqua", "Anna Dell'Acqua"],
  ["Smith Ltd", "Jones Ltd"],
  ["王小明", "王小名"],
  ["राम", "रोम"],
  ["かとう", "がとう"],
  ["محمد علي", "محمود حسن"],
  ["???", "John Smith"],
  ["John Smith", "-"],
] as const;

// @rule O8.8
describe("the payee's check", () => {
  it.each(same)("%s is %s", (asked, known) => expect(checkPayee(asked, known)).toBe("MATCH"));
  it.each(close)("%s is close to %s", (asked, known) =>
    expect(checkPayee(asked, known)).toBe("CLOSE_MATCH"),
  );
  it.each(other)("%s is not %s", (asked, known) =>
    expect(checkPayee(asked, known)).toBe("NO_MATCH"),
  );

  it.each([...same.filter(([, known]) => !known.includes("&")), ...close, ...other])(
    "%s and %s compare alike from both sides",
    (asked, known) => expect(checkPayee(known, asked)).toBe(checkPayee(asked, known)),
  );

  it.each([
    ["no name was sent", null, "Layla Haddad"],
    ["the bank is not enrolled", "Layla Haddad", null],
    ["the scripts cannot be compared", "Mohammed Ali", "محمد علي"],
    ["nor these", "王小明", "Wang Xiaoming"],
  ])("is null if %s", (_, asked, known) => expect(checkPayee(asked, known)).toBe(null));

  it("of a name of a thousand words ends", () => {
    const long = "ab ".repeat(1_000);
    expect(checkPayee(long, `${long} c`)).toBe("CLOSE_MATCH");
  });
});
