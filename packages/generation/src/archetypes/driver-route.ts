import { defineArchetype } from '../archetype.ts'

/** A driver's own tour: stops in order, navigation, proof of what was delivered. */
export const driverRoute = defineArchetype({
  id: 'driver-route',
  words:
    'meals on wheels 60, delivery driver 36, delivery drivers 32, driver app 28, drivers app 24, proof of delivery 36, list of stops 30, delivery route 28, delivery routes 28, route for drivers 26, stops in order 30, delivery stops 30, failed delivery 26, driver tour 22, drivers deliver 22, our drivers 14, van driver 16, dispatch drivers 20, next stop 12, multi stop 18, last mile 24, drop offs 12',
  examples: `
    Drivers see today's stops in order, navigate, scan parcels and let the receiver sign
    Our bakery van brings bread to forty shops every morning, tick each stop and note what came back
    Proof of delivery with photo, name and signature, or a card in the letterbox when nobody is home
    Route for the beverage truck with crates out, empties in, cash taken at each customer
    Dispatcher plans tours for six couriers, assigns parcels and sees who is where
    Meals on wheels drivers: addresses, diet notes, key safe, delivered or not at home
    Furniture delivery in two-man teams: time window, floor, assembly, damage photo
    Pharmacy courier with cold box, identity check and signature at the door
    Flower shop's driver has the order of stops, card texts and a phone number for each
    Water bottles and coffee for offices by van, number of bottles at every stop, next delivery
    Driver reports a failed attempt, wrong address or refused parcel with one tap
    Parcel subcontractor with route, mileage, breaks and undelivered items at the end of the shift
    Grocery delivery vans: crates per customer, substitutions, age check, on-time rate`,
  unless:
    /\b(?:customers?|people|users?|clients?) (?:can |may )?(?:order|book|send|track|pay|buy)\b|\bsend (?:a )?(?:box|parcel|package)/i,
  presets: 'bold, clean',
  icon: 'truck',
  names: 'Fourth Stop, Signed For, Round Trip',
  entity: 'delivery-stop',
  bars: 'checkout cart slots week',
  home: 'focus',
  keepsThing: true,
  screens: `
    home | Tour | home
    browse | Stops | list
    map | Map | map
    scanner! | Scan | camera | | | | Scan parcel, Scan parcels, Scan barcode, scan, scans, scanner, barcode, barcodes, qr
    history | Delivered | check
    detail | Stop | | | | | navigate, navigation
    form | Proof of delivery | | | Proof of delivery | | proof of delivery, photo and signature, signature, proof
    form! | Report a problem | | failed-stop | | | failed, failed delivery, failed deliveries, not at home, problem, problems, undelivered, delays, delay
    browse! | Drivers | users | tour-driver | | | dispatcher, dispatchers, dispatch, assign, assigns, admin, admins, manager, managers, see drivers, all drivers, fleet
    browse! | Vehicle check | truck | vehicle-check | | | Vehicle check, Vehicle checks, van check, vehicle inspection
    notifications? | Changes | bell
    chats? | Messages | chat
    stats? | Numbers | chart
    profile? | Me | user`,
})
