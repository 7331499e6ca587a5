import { defineArchetype } from '../archetype.ts'

export const wholesale = defineArchetype({
  id: 'wholesale',
  words:
    'connects farmers 20, connecting farmers 20, connects producers 18, farmers and chefs 14, farm to table 12, b2b ordering 20, wholesale 14, recurring orders 14, standing orders 10, distributor 9, roastery 8, order from suppliers 14, supply orders 10, restaurant supplies 12, ordering for cafes 18, ordering for restaurants 16, sales reps 10, price lists 8, distributors 9, ordering portal 14, supplying cafes 16, supplies cafes 16, supplying restaurants 16, business customers 7, bakeries supplying 12, our customers order 6, delivery window 6, open invoices 6',
  presets: 'clean, dark-pro',
  icon: 'box',
  names: 'By the Kilo, Back Door, Pallet',
  entity: 'wholesale-order',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Catalog | grid | product
    history | Orders | box
    people | Customers | users
    map? | Tour | map
    detail | Order
    cart | Cart | cart
    form | New order
    stats? | Numbers | chart
    profile? | Account | user`,
})
