/** Words of which a thing, a day or an answer has one, by what they are values of. */
const families: readonly (readonly [name: string, values: string])[] = [
  ['Time of day', 'morning, noon, midday, afternoon, evening, night, day, daytime, night-time'],
  ['Place', 'indoor, outdoor, indoors, outdoors, inside, outside, upstairs, downstairs'],
  ['Gender', 'male, female, man, woman, boy, girl, unisex, diverse, other'],
  ['Verdict', 'positive, negative, neutral, mixed'],
  ['Verdict', 'good, bad, okay, ok, fair, poor, excellent, average, great'],
  ['Mood', 'happy, sad, angry, tired, calm, stressed, okay, neutral, excited, anxious, bored'],
  ['Answer', 'yes, no, maybe, unsure, not sure'],
  ['Attendance', 'present, absent, late, early, on time, excused, sick, late'],
  ['State', 'open, closed, ajar'],
  ['State', 'on, off'],
  ['State', 'full, empty, half full'],
  ['State', 'alive, dead, dormant'],
  ['State', 'free, busy, occupied, taken, reserved, vacant, available'],
  ['State', 'paid, due, overdue, pending, owed, open, partly paid'],
  ['State', 'done, pending, open, doing, in progress, not started, overdue, skipped, missed, finished'],
  ['State', 'active, inactive, passive, archived, paused'],
  ['State', 'approved, rejected, pending, declined, accepted'],
  ['State', 'ready, waiting, cancelled, confirmed'],
  ['Condition', 'new, used, refurbished, old, broken, worn, like new'],
  ['Availability', 'in stock, out of stock, sold out, low, on order'],
  ['Temperature', 'hot, cold, warm, iced, lukewarm, cool, mild, frozen'],
  ['Taste', 'sweet, savoury, savory, salty, sour, bitter, spicy, mild'],
  ['Weather', 'wet, dry, sunny, rainy, cloudy, windy, snowy, foggy'],
  ['Side', 'left, right, both, centre, center, middle'],
  ['Side', 'front, back, top, bottom'],
  ['Visibility', 'public, private, hidden, shared, visible, anonymous'],
  ['Room', 'single, double, twin, triple, family'],
  ['Trip', 'one-way, one way, return, round trip'],
  ['Held', 'online, offline, in person, on site, remote, hybrid, in-person, on-site, virtual'],
  ['Offer', 'for sale, for rent, to let, sold, rented'],
  ['Level', 'easy, medium, hard, difficult, expert, normal'],
  ['Level', 'beginner, intermediate, advanced, expert, professional'],
  ['Level', 'low, medium, high, urgent, normal, critical, none, moderate, severe, mild'],
  ['Level', 'weak, average, strong, light, medium, heavy, normal'],
  ['Speed', 'slow, normal, fast, medium'],
  ['Size', 'small, medium, large, tiny, big, extra large'],
  ['Answer', 'true, false'],
  ['Price', 'free, paid, premium'],
  ['Way', 'dine-in, dine in, takeaway, take away, delivery, pickup, pick-up, collection'],
  ['Payment', 'cash, card, transfer, cheque, check, online'],
  ['Hours', 'full-time, part-time, full time, part time, freelance, temporary'],
  ['Mode', 'manual, automatic, auto'],
  ['Drive', 'electric, petrol, diesel, hybrid, gas'],
  ['Unit', 'metric, imperial'],
  ['Kind', 'cooked, raw, frozen, fresh'],
  ['Result', 'won, lost, drawn, draw, win, loss, tie'],
  ['Result', 'passed, failed, pass, fail'],
  ['Result', 'normal, abnormal, high, low, borderline'],
  ['Use', 'useful, useless, helpful, unhelpful'],
  ['Truth', 'real, fake, true, false, genuine'],
]

const sets = families.map(([name, values]) => ({ name, values: new Set(values.split(', ')) }))

const quality = /(?:able|ible|al|ate|ent|ant|ect|ive|ar|ble|ete|ure|ed|ite|ic)$/u

/** Words that one has been turned round: "unpaid" of "paid", "useless" of "useful". */
function isTurnedRound(one: string, other: string): boolean {
  const [, not = ''] = /^(?:not |non-?)(.+)$/u.exec(other) ?? []
  if (not === one) return true
  if (other.endsWith(one) && one.length > 2 && /^(?:un|non-?)$/u.test(other.slice(0, -one.length)))
    return true
  if (quality.test(one) && /^(?:in|im|ir|il|dis|ab)$/u.test(other.slice(0, -one.length)))
    return other.endsWith(one)
  return one.endsWith('ful') && other === `${one.slice(0, -3)}less`
}

const areTurned = (one: string, other: string) => isTurnedRound(one, other) || isTurnedRound(other, one)

/** What these are values of, "Level" of "low" and "high"; undefined where they are none of one thing. */
export function familyOf(values: readonly string[]): string | undefined {
  const said = values.map((value) => value.toLowerCase())
  const [one = '', other = ''] = said
  if (said.length === 2 && areTurned(one, other)) return 'State'
  return sets.find((set) => said.every((value) => set.values.has(value)))?.name
}

/** Values in more than one word, which a list of words would tear: "on time". */
export const phrasesOfValues: readonly string[] = [
  ...new Set(families.flatMap(([, values]) => values.split(', ').filter((value) => value.includes(' ')))),
]
