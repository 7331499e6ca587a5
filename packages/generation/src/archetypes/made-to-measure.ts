import { defineArchetype } from '../archetype.ts'

/** Those who have something made for them by hand: measures, material, how far it is. What makers keep is `order-book`. */
export const madeToMeasure = defineArchetype({
  id: 'made-to-measure',
  words:
    'dresses made to order 34, suits made to order 34, clothes made to order 34, shoes made to order 30, send measurements 30, send their measurements 34, pick fabric 26, pick a fabric 26, choose fabric 26, choose the fabric 26, bespoke 20, made to measure 34, made-to-measure 34, tailor made 30, custom made clothes 30, i sew dresses 26, sew dresses to order 34, sew to order 26, how far their dress 30, dressmaker customers 26',
  examples: `
    Connects customers with tailors nearby, they follow how far the garment is
    Tailor: customers choose a cut and cloth, type their measurements, see how far the suit is
    I sew dresses for customers who send me their sizes and a picture of what they like
    Made-to-measure shirts: collar, cuffs, buttons, fabric swatches, fitting dates, order again
    Shoemaker builds shoes by hand, clients send foot length and choose the leather, then follow the work
    Bespoke furniture: customers pick wood and size, approve the drawing, watch the progress in photos
    Wedding gowns sewn to order, measurements, lace, fittings, a deposit and what is still to do
    Custom curtains, people measure their windows, choose material, get a price and a date
    Knitted jumpers on demand: colours of the wool, size, how many weeks to wait
    Jewellery made for you, ring size, stone, sketch to approve, picture before it is sent
    My seamstress shop takes orders by phone photo, fabric choice and body measures, customers see the stage
    Leather bags built after the client's wishes, strap length, colour of the stitching, ready when
    Guitar builder lets players choose wood and neck and shows each week what was done`,
  unless: /\b(?:alterations|dry clean\w*|cakes?|bak\w+|3d print\w*)\b/i,
  presets: 'editorial, warm',
  icon: 'scissors',
  names: 'Second Fitting, Cut for You, By Hand',
  entity: 'bespoke-order',
  home: 'focus',
  keepsThing: true,
  screens: `
    home | My order | home
    browse | Fabrics | layers | cloth-choice | | | fabric, fabrics, material, Materials, pick fabric, choose fabric, leather, wood, wool
    form | Measurements | edit | body-measures | Send measurements | | measurements, sizes, measures, send measurements, send measures
    browse | Orders | bag | | | | orders, order status, how far it is, stage, progress
    calendar? | Fittings | calendar
    chats? | Messages | chat
    detail | Order
    form | New order
    checkout? | Pay
    profile? | Me | user`,
})
