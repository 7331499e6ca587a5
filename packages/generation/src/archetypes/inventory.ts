import { defineArchetype } from '../archetype.ts'

export const inventory = defineArchetype({
  id: 'inventory',
  words:
    'bookshop stock 26, second hand bookshop stock 34, shop stock 16, stock of a 22, stock of our 20, stock manager 26, stock tracker 16, inventory system 26, inventory manager 26, inventory tracker 26, inventory 6, stock 5, warehouse 6, item number 5, asset 4, sku 6, supplier 5, inventory of 10, medical supplies 16, stock levels 10, low stock 10, stock alerts 12, purchase orders 8, suppliers 4, inventory app 16, inventory management 14, asset tracking 14, stock control 22, stock management 20, stock keeping 18, stock taking 16, stock count 16, stock app 12, products and quantities 22, in my storage 18, have in stock 16',
  unless: /\bstock (?:photos?|photography|images?|footage|videos?|music|market|exchange)\b/i,
  examples: `
    Staff of a shoe store see and change what is in stock by size on the floor
    Second-hand bookshop: what is on the shelves, what came in, and which titles customers are looking for
    How many screws, hinges and handles do we have left in the carpentry, warn me when stock is low
    Hairdresser's stock: colour tubes and shampoo counted weekly, reorder when below five
    Which laptops, monitors and phones does the firm own, who has them, when bought
    Bar owner counts bottles every Monday and compares with what was poured and sold
    Scan the code on the box, plus ten, minus two, done
    Inventory of spare parts for tractors: part number, bin, quantity, purchase price, supplier, minimum
    Dentist's practice with gloves, needles and cement, batch and expiry, order suggestions
    Jewellery maker with beads, clasps and silver wire, what each piece uses up and what is left
    Theatre wardrobe and props: costume, size, rack, condition, used in which play
    Stock levels of a paint shop across two branches, transfers between them, yearly count with differences
    Our food bank's shelves: tins, pasta, baby milk, pieces in, pieces out, what is low
    Florist's cooler: stems delivered, sold, thrown away, margin per variety
    Fire brigade's hoses, helmets and radios with number, place and next check
    Record shop: title, condition, cost and selling price, pieces on hand, goods in and out
    Camera rental house lists lenses, cases, cables with asset tag and value
    Seed dealer keeps bags by variety, lot, weight in grams, and what has to be bought in
    Stock of a workshop: spare parts, suppliers, how many are left, order more`,
  presets: 'clean, dark-pro',
  icon: 'box',
  names: 'Backroom, Countwell, Shelf',
  entity: 'stock item',
  home: 'ledger',
  bars: 'checkout',
  screens: `
    home | Overview | home
    browse | Inventory | box | | | | Stock levels, stock level, quantities, in stock
    scanner? | Scan | camera
    browse! | Orders | truck | purchase-order | | | Purchase orders, purchase order, Supplier orders, supplier order, reorders, reorder, restock, restocking, order from suppliers, orders to suppliers, purchasing, po
    browse! | Suppliers | users | supplier | | | Suppliers, supplier, Vendors, vendor
    browse! | Branches | pin | stock-location | | | Branches, Locations, Stores, Warehouses, two branches, branch, location, per location, multiple locations
    history! | Movements | clock | stock-movement | | | Movements, Stock movements, in and out, stock in, stock out, Transfers, transfer, Goods received, receiving, check out, checked out, check in, Stock count, history, audit trail
    history! | Sales | receipt | sale | | | Sales, sold, sell, selling
    notifications! | Low stock | bell | | | | Low stock, Low stock alerts, Low stock warning, alerts, alert, running low, runs low, running out, warn me, reorder point, minimum
    stats | Reports | chart
    detail | Item
    form | Add item
    cart? | Point of sale | cart
    profile? | Me | user`,
})
