import { defineArchetype } from '../archetype.ts'

/** A tradesperson's round: the same houses again and again, street by street, and who has paid. */
export const tradeRound = defineArchetype({
  id: 'trade-round',
  words:
    'window cleaning round 70, window cleaner 44, window cleaners 40, cleaning round 34, my round 34, milk round 60, milkman 50, bin cleaning 50, wheelie bin 34, chimney sweep round 50, pool cleaner 40, pool cleaning round 60, lawn mowing round 60, gardening round 44, farrier 50, farriers 50, sheep shearer 60, sheep shearing 50, piano tuner 50, piano tuning 44, mobile foot care 50, mobile hairdresser 44, chiropodist 34, newspaper round 50, egg round 50, regular customers 16, every four weeks 24, every six weeks 24',
  examples: `
    Cleaner of windows: streets in order, every four weeks, cash or transfer, who still owes
    Which houses are due this week, side gate code, dog, price, done or skipped
    Shoeing horses from stable to stable, last done, due again in seven weeks, what is owed
    Tune pianos: customer, instrument, pitch, humidity, write to them after six months
    Milk and eggs to doorsteps three mornings a week, standing orders, empties back, bill at the end of the month
    Mow lawns, trim hedges, same gardens each fortnight, shortest way from one to the next
    Clean wheelie bins after the lorry was there, by street and bin day, monthly subscription
    Foot care at people's homes and in care homes, last visit, diabetics, next appointment
    Swimming pools once a week: chlorine, pH, what was added, photo for the owner
    Shear sheep from farm to farm in May, flock size, day, wool, paid in cash
    Knife grinder drives from village to village, customers by place, next date
    Text the customers the evening before that I come tomorrow
    New houses on the route, quote by door, put between number 12 and 14
    Hairdresser goes to old people at home, perm or cut, every six weeks, paid by the daughter`,
  unless: /\b(?:book (?:a|an|your) \w+|near you|on demand|uber|homeowners|dispatch\w*|technicians?)\b/i,
  bars: 'cart leaderboard feed',
  presets: 'clean, bold',
  icon: 'repeat',
  names: 'Street by Street, Every Fourth Week, The Round',
  entity: 'round-customer',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Today | home
    checklist! | Round | check | round-stop | | | Round, round, route, today, due, route for the week, today's houses, streets, streets by week, done, skipped, due this week, list by home
    browse | Customers | users | | | | Customers, houses, clients, households, horses, instruments, pools, farms, stables
    map? | Map | map
    browse! | Payments | wallet | round-debt | | | Payments, paid, who owes, owes, owe, cash, transfer, Bills, bill, monthly bill, Invoices, paid cash or transfer, payment
    calendar? | Calendar | calendar
    stats? | Numbers | chart
    detail | Customer
    form | Add customer
    notifications? | Reminders | bell
    settings? | Settings | settings`,
})
