import { defineArchetype } from '../archetype.ts'

export const delivery = defineArchetype({
  id: 'delivery',
  words:
    'delivery driver 28, delivery drivers 22, driver app 12, courier app 22, couriers 12, delivery 5, courier 7, parcel 7, package 5, shipment 6, driver 4, logistics 6, track order 5, fleet 5, truck 5, freight quotes 26, freight 12, courier service 22, container status 40, shipping container 34, shipping containers 34, container tracking 40, track containers 40, sea freight 34',
  examples: `
    Our drivers see today's flowers or meals to bring, addresses, gate codes, and take a photo at the door
    Where is my package, which van brings it, between two and four, leave it with the neighbour
    Bike messengers get the next stop, ring, take a signature or a photo at the door
    Small courier firm: jobs come in, riders accept, customers follow the dot on the map
    Furniture transport with two men, addresses in the best order, proof that the sofa arrived unharmed
    Bakery brings bread to forty doorsteps before dawn, list of stops, what goes where, done
    Number from the carrier pasted in, shows every step from warehouse to my letterbox, for all shippers together
    Parcel drivers scan the barcode, see the floor and doorbell, mark not at home
    Flower shop deliveries: recipient, card text, time window, picture on handover
    Track shipments for our webshop, status, weight, expected day, returned ones separately
    Post room of a big office: incoming packages, who for, shelf, collected with a signature
    Freight dispatch with pallets, pickup and drop-off, consignment note, delayed loads in red
    Send a box across town today, price by distance, see the courier approaching`,
  presets: 'bold, clean',
  icon: 'truck',
  names: 'On the Way, Doorbell, Fourth Stop',
  entity: 'parcel',
  home: 'focus ledger',
  screens: `
    home | Today | home
    map | Map | map
    browse | Parcels | box
    detail | Parcel
    history | Delivered | clock
    scanner? | Scan | camera
    form | New parcel
    profile | Me | user`,
})
