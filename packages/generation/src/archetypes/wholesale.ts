import { defineArchetype } from '../archetype.ts'

export const wholesale = defineArchetype({
  id: 'wholesale',
  words:
    'connects farmers 20, connecting farmers 20, connects producers 18, farmers and chefs 14, farm to table 12, b2b ordering 20, wholesale 14, recurring orders 14, standing orders 10, distributor 9, roastery 8, order from suppliers 14, supply orders 10, restaurant supplies 12, ordering for cafes 18, ordering for restaurants 16, sales reps 10, price lists 8, distributors 9, ordering portal 14, supplying cafes 16, supplies cafes 16, supplying restaurants 16, business customers 7, bakeries supplying 12, our customers order 6, delivery window 6, open invoices 6',
  examples: `
    Cafés order beans from our roastery by the kilo, every Monday the same, invoice at month's end
    Restaurants see what farmers have today and order until midnight
    Trade customers order from their own price list, minimum quantity, delivery day, invoice monthly
    Bakery supplying hotels and canteens: standing orders, changes until noon, tour list for the driver
    Sales rep on the road takes customers' orders by the case and sees open invoices of restaurants and bars
    Chefs order fish by the crate and kilo from harbour boats, delivery before ten
    Florists order cut stems in bulk from the growers, by bundle, with trade price and delivery day
    Distributor of drinks to bars, kegs, crates, empties, credit limit
    Hair salons reorder shampoo in cartons from us as their supplier at trade prices, invoice at month's end
    B2B portal for cleaning supplies with customer numbers, volume discounts, repeat last order
    Cheese dairy supplies forty restaurants and delis: orders by the kilo, pallets, delivery notes, invoices
    Corner kiosks order sweets and drinks by the case from their supplier, weekly standing order and delivery`,
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
