import { defineArchetype } from '../archetype.ts'

/** A press, a mill, a cooperative that takes in what growers bring: weighed, tested, paid or handed back as juice. */
export const harvestIntake = defineArchetype({
  id: 'harvest-intake',
  words:
    'fruit press 60, cider press 50, juice press 54, apple press 54, grain elevator 60, grain intake 60, weighbridge 44, wine cooperative 54, winegrowers cooperative 60, growers cooperative 44, olive mill 54, oil mill 50, milk collection 50, milk collection centre 60, coffee washing station 54, cotton gin 44, farmers deliver 34, trucks weighed 44, bring their apples 50, payout 12, harvest intake 60, cooperative 6',
  examples: `
    Bring your apples on a booked day: kilos, juice in boxes or in bottles, pick up the next day
    Trailers over the scale, full and empty, moisture, protein, price of the day, receipt for the grower
    Growers of a wine cooperative are told on which day they pick, sugar at delivery, what is paid when
    Olives by family: weight, oil back, acid, litres in canisters
    Milk collected from small farmers: litres, fat, sample, paid on the fifteenth
    Coffee cherries at the station, grade, weight, farmer's card, payment by phone
    Own juice from own fruit, at least fifty kilos, price by litre
    Who is next at the pit, how long do the tractors wait
    Contracts and how much of them is delivered, bonus for quality, statement at the end
    Sunflower seeds, rape and wheat of each field, stored in which silo
    Plots with variety and area, expected tonnes, order of harvest
    Lot number from the trailer to the bottle`,
  unless: /\b(?:home ?brew|community garden|market stall|shop|game)\b/i,
  bars: 'cart leaderboard feed',
  presets: 'natural, clean',
  icon: 'truck',
  names: 'Full and Empty, Ninety Oechsle, Over the Scale',
  entity: 'intake-load',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Deliveries | truck | | | | Deliveries, delivery, trucks, trucks weighed, trailers, trailers delivered, receipts, loads, kilos
    calendar! | Slots | calendar | intake-slot | | | slots, slot, book a slot, appointments, picking dates, picking date, dates, when to deliver
    people | Growers | users | intake-grower | | | growers, farmers, farmer, members, suppliers, customers
    browse! | Payouts | wallet | intake-payout | | | payouts, payout, paid, payment, payments, price, price of the day, statement
    browse! | Plots | map | intake-plot | | | plots, fields, vineyards, area, variety
    stats | Season | chart
    detail | Delivery
    form | Weigh in
    form! | Book a slot | | intake-slot | | | slot, slots, book a slot, appointments
    notifications? | Messages | bell
    settings? | Settings | settings`,
})
