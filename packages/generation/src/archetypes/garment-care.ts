import { defineArchetype } from '../archetype.ts'

/** One hands in clothes or shoes and gets them back clean or mended; machines in a cellar are `laundry`. */
export const garmentCare = defineArchetype({
  id: 'garment-care',
  words:
    'dry cleaner 24, dry cleaners 24, dry cleaning 22, laundry pickup 26, laundry delivery 24, wash and fold 24, tailor 14, tailor shop 20, alterations 16, hemming 14, seamstress 14, shoe repair 24, cobbler 20, shoemaker 16, dressmaker 12, shirts 4, suits 4, stain 5, resoling 16',
  examples: `
    Schedule a pickup of my laundry, wash and fold or dry cleaning, and see when it comes back
    Customers book a collection, choose shirts, suits or bedding, and pay by the piece
    Our dry cleaner tells people by message when their coat is ready, price list, stains noted
    Tailor's shop with hems, zips and waistlines, fitting date, pick-up on Friday
    A cobbler's customers see when their boots are ready and what new soles cost
    Bags of dirty clothes by the kilo, driver comes between seven and nine, ironed shirts on hangers
    Hotel linen and restaurant tablecloths fetched and returned, weekly plan, counts per item
    Bridal gown altered: measurements, three fittings, deposit, last payment
    Drop off a bag at the locker, photo of each garment, ready by Thursday
    Wash, iron, mend: pick services, choose a time window, follow the order, tip the driver
    Leather jackets, handbags and sneakers cleaned and recoloured, estimate by photo
    Alteration studio keeps tickets with garment, work, price, promised day and phone number`,
  presets: 'clean, calm',
  icon: 'shirt',
  names: 'Pressed, Good as New, Thursday at Five',
  entity: 'garment-order',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Orders | list
    browse | Prices | tag | garment-price
    slots | Choose a time
    detail | Order
    form | New order
    confirmed | Booked | | | See you then
    checkout? | Pay
    map? | Shops | map
    notifications? | News | bell
    profile | Me | user`,
})
