import { defineArchetype } from '../archetype.ts'

/** What whoever makes things to order keeps; where customers order from a shelf it is `preorder`. */
export const orderBook = defineArchetype({
  id: 'order-book',
  words:
    'butcher preorder 40, butcher preorders 40, holiday ham 34, portraits to order 40, pet portraits 34, house portraits 34, draw portraits 24, painted to order 34, drawn to order 34, commissions and 6, art commissions 20, commission tracker 24, custom orders 14, custom cakes 16, orders from customers 12, commissions 10, made to order 14, sell cakes 18, bake cakes 12, cake business 18, home baker 18, home bakery 18, order book 14, i bake 10, what to bake 18, cake orders 12, orders in my shop 24, take orders in my 20, bake wedding cakes 60, bake cakes for 50, wedding cakes 30, calligraphy 50, calligrapher 50, place cards 34, lettering 26',
  examples: `
    Calligraphy for weddings: names to write, ink and paper, sample to approve, by when
    Butcher: hams and roasts ordered for the feast days, weight, deposit, hour of pick up, labels
    I paint dogs from photos people send, size and frame, sketch to approve, by when, paid or not
    Portraits drawn to order, what each customer wished and which are finished
    Freelance illustrator or letterer: commissions, the stage each is at, deadline, deposit paid and what clients still owe
    I bake cakes at home and need to see which ones are ordered for which day
    Keep track of custom cake orders: flavour, size, writing, pick-up day, deposit
    I sell cakes from my kitchen, people order by phone, what to bake tomorrow and what to buy
    Orders for my home bakery with customer, size and date, shopping list of ingredients
    Small carpenter: commissions with drawing, wood, deposit and the day it is promised
    Potter takes orders for bowls and mugs, glaze, number, ready when
    Florist's order list, bouquets and wreaths to bind for each day, what is paid
    I knit to order: pattern, size, colour, who wants it and when
    Cupcakes and wedding cakes, tastings, deposits, what goes into the oven when
    Leather bags made one by one, waiting list, measurements, price agreed
    Eggs from our own hens: who takes how many dozen a week, who has paid
    Butcher's orders for Christmas and Easter: turkey or ham, weight, pick-up day, deposit
    Calendar of what I have promised to make, and for whom
    Ordered birthday cakes by day, with allergies, message on top and whether it is collected`,
  bars: 'cart checkout confirmed deed editor',
  presets: 'warm, natural',
  icon: 'bag',
  names: 'Promised, By Saturday, Two Tiers (cake cakes bake baker)',
  entity: 'made-order',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Orders | bag
    calendar | Calendar | calendar
    checklist? | Shopping | cart | ingredient
    people? | Customers | users
    stats? | Income | chart
    detail | Order
    form | New order
    settings? | Settings | settings`,
})
