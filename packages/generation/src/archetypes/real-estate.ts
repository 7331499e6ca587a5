import { defineArchetype } from '../archetype.ts'

export const realEstate = defineArchetype({
  id: 'real-estate',
  words:
    'real estate 8, property 5, apartment 5, flat 3, house hunting 7, rent 3, landlord 6, tenant 6, listing 3, mortgage 3, zillow 16, apartment rentals 22, apartment rental 22, apartments for rent 22, flats to rent 22, flats for rent 22, house rentals 20, house rental 20, homes for rent 20, student housing 16, room rental 24, rooms for rent 22, land for sale 28, lands for sale 28, sell lands 26, sell land 26, buy land 24, land transactions 26, land sales 24, plots of land 20, plots for sale 24, houses for sale 18, homes for sale 18',
  examples: `
    Houses and flats for sale on a map, price, rooms, square metres, viewing at a click
    Our agency with three brokers lists villas, buyers book a visit
    Rooms to let for students: rent, deposit, furnished, free from
    Search homes by budget, garden, balcony, number of bedrooms, near the station
    Like zillow for holiday cottages that are for sale
    Land and farms on the market with hectares, access, water, asking price
    New build development, show units by floor, floor plans, available or reserved, talk to sales
    Office and shop premises to lease, area, footfall, service charge, photo tour
    Estate agents want a branded app, exposés with pictures, energy class, save and share
    Get told at once when a two-room place with lift comes up under 900
    Browse luxury listings with virtual tour, neighbourhood, schools, mortgage estimate
    Private owners advertise their house without commission, buyers send an enquiry`,
  bars: 'checkout cart',
  presets: 'clean, editorial',
  icon: 'key',
  names: 'First Keys, Doorstep, Bay Window',
  entity: 'home',
  screens: `
    home | Explore | home
    map | Map | map
    browse | Homes | search
    saved | Saved | heart
    detail | Home
    slots | Viewing
    confirmed | Booked
    profile? | Me | user`,
})
