import { defineArchetype } from '../archetype.ts'

/** For whoever brings what others have ordered; those who order have `food-delivery`, `groceries` or a shop. */
export const courier = defineArchetype({
  id: 'courier',
  words:
    'courier app 30, couriers app 26, app for couriers 30, delivery rider app 28, rider app 20, app for delivery riders 28, driver app 16, delivery driver app 24, delivery partner app 28, accept deliveries 26, accept delivery 24, available deliveries 26, delivery requests 20, delivery jobs 20, delivery offers 20, gig drivers 20',
  examples: `
    Couriers go online, get offers with pay and distance, accept or decline, and follow the way to the door
    For our bike messengers: available jobs, navigate to the shop, proof by photo, what I earned today
    Delivery partners see which restaurant to go to next, mark picked up and delivered, weekly earnings and tips
    Riders of a food delivery startup, accept an order, call the customer, cash out every Friday
    Driver side of a grocery delivery: list of drop-offs near me, accept, directions, mark as delivered
    App for delivery drivers where they toggle available, receive requests and see the payout
    Our drivers bring meals from kitchens to customers, they accept orders on the phone and see daily income
    Evening job on my scooter, which deliveries are free nearby, how much each pays, how many kilometres
    Drivers get pinged when a pharmacy has something to bring, take it, navigate, hand it over with a code
    Freelance couriers choose a shift, take deliveries, rate the pick-up place, look up past payouts
    Taxi drivers accept ride requests, go to the passenger, start and end the trip, see their earnings
    The driver's half of our ride app: incoming requests with fare, pick-up point, navigation and income per day`,
  needs: /deliver|couriers?|drivers?|riders?|drop-?offs?|parcels?|passengers?|\brides?\b/i,
  unless: /\b(?:porters?|hospitals?|patients?|movers?|freight|lorr\p{L}+|trucks?)\b/iu,
  presets: 'bold, dark-pro',
  icon: 'truck',
  names: 'Next Stop, Two Wheels, On My Way',
  entity: 'courier-job',
  home: 'focus',
  screens: `
    home | Now | home
    browse | Deliveries | list
    map | Map | map
    stats | Earnings | wallet
    history | Done | clock
    detail | Delivery
    chats? | Messages | chat
    notifications? | News | bell
    scanner? | Scan | camera
    profile | Me | user`,
})
