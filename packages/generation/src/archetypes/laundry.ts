import { defineArchetype } from '../archetype.ts'

export const laundry = defineArchetype({
  id: 'laundry',
  words:
    'laundrette 24, laundrettes 24, launderette 24, launderettes 24, coin laundry 20, laundromat 20, laundromats 20, laundry booking 20, laundry room 16, laundry service 18, washing machines 12, start a wash 16, free machines 14, laundry 8',
  examples: `
    Forty students share three washers in the basement; reserve two hours and get told when it is done
    Is a dryer free right now? See remaining minutes before I carry the basket down
    My laundromat wants customers to pay by phone, choose 40 or 60 degrees and get a ping
    Drop off shirts and duvets, we clean and iron, you see when they can be collected
    Laundry service: bag fetched on Monday, folded by Wednesday, price per kilo
    Laundry room plan of our house, who has the drying cellar on Saturday, swap times
    Coin machines out of order? Tell the operator and find the next free drum
    Dormitory with washing machines and dryers: which one is running, minutes left, reserve the evening, report a broken machine
    Camp site with two tumble dryers: queue, tokens, notification at the end of the spin
    Suits, coats and wedding dresses: ticket number, stain remarks, ready date, pay and collect
    Dorm washers booked by the same person all day are annoying, limit it to one slot per room
    Tenth wash free, my usual programme, detergent included, machine number scanned
    Dry cleaning with two branches and pick-up from offices, order status from received to pressed`,
  presets: 'clean, calm',
  icon: 'drop',
  names: 'Spin, Washer 3, Forty Degrees',
  entity: 'wash',
  home: 'focus',
  screens: `
    home | Now | home
    browse | Machines | list
    slots | Book
    map? | Places | map
    notifications | Alerts | bell
    checkout? | Pay
    history? | Washes | clock
    detail | Machine
    form | Book machine
    saved? | Stamps | star
    profile | Me | user`,
})
