import { defineArchetype } from '../archetype.ts'

export const dealership = defineArchetype({
  id: 'dealership',
  words:
    'car dealership 26, car dealer 24, dealership 18, used cars 20, cars for sale 20, car sales 20, car showroom 22, test drive 20, test drives 20, sell my car 16, buy a car 18, motorcycle dealer 22, trade-in 10, car marketplace 28, cars marketplace 26, vehicle marketplace 28, used car marketplace 28, buy and sell cars 28',
  examples: `
    Second-hand car marketplace: search by make, model, year and price, saved searches, compare, chat with the seller, what is my car worth
    Dealer of caravans and motorhomes shows what stands in the yard: beds, year, price, viewing by appointment
    Boats or motorcycles for sale at our yard, photos, year, price, reserve one or book a test ride
    Second-hand vehicles on our lot with pictures, mileage, year, price, a slot for a drive around the block
    We sell used cars and want buyers to compare two models and ask about finance
    Trade in my old estate: enter plate, kilometres, damage, photos and get an offer from the garage that buys
    Showroom for new electric models, configure colour and rims, arrange a test drive
    Motorbike shop: machines in stock, horsepower, first registration, reserve a Saturday ride
    Camper and van seller with stock list, number of owners, inspection valid until, leasing rate per month
    Buy a car without haggling: fixed prices, gearbox, fuel type, accident-free, delivered to the door
    App of our family-run auto house: this week's offers, salesperson to chat with, opening hours of the forecourt
    Classic oldtimers for sale with history, restoration photos, condition grade and viewing by appointment
    Tractor and machinery dealer listing pre-owned models by hours worked, make and asking price
    Customers sell their vehicle to us, we value it after looking at service book, dents and tyres
    Saved searches for a small petrol automatic under 8000, tell me when one arrives on the yard`,
  presets: 'bold, clean',
  icon: 'car',
  names: 'Forecourt, Test Drive, Keys Please',
  entity: 'car-for-sale',
  home: 'shelf',
  screens: `
    home | Showroom | car
    browse | All cars | search
    saved | Saved | heart
    compare? | Compare
    detail | Details
    slots | Test drive
    confirmed | Booked | | | See you on the forecourt
    form? | Offer my car
    chats? | Messages | chat
    profile | Me | user`,
})
