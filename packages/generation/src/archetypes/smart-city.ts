import { defineArchetype } from '../archetype.ts'

export const smartCity = defineArchetype({
  id: 'smart-city',
  words:
    'smart city 20, smart city app 24, city dashboard 20, city app 12, town app 12, everything about our city 16, city life 8, news from the mayor 16, council news 10',
  examples: `
    Smart city app for citizens: traffic now, air quality, public transport, events, news of the council, feedback
    Citizen dashboard of our town with buses, air, events, announcements of the mayor and a form for feedback
    Our town on the phone: what is on, council news, departures at the market square, air today
    One app for the whole city with news, events, weather, buses and a word to the mayor
    Residents see roadworks, traffic, air and noise of their district and what happens at the weekend
    City portal: local news, calendar of events, transport, sensors for air and water
    What goes on in our city today: closures, concerts, trams, pollen, town hall news
    Digital city platform with live data of traffic and air, announcements and a suggestion box
    Village app with notices of the council, events, buses and contact
    Mayor's office wants to inform citizens about projects, events, traffic and air
    City companion for inhabitants: alerts of the municipality, public transport, events, environment
    Live in the town or visit it: free parking spaces, petrol prices, waste collection dates, shops and what is on nearby
    Dashboard of urban data, mobility, environment, culture and news for everybody who lives here`,
  presets: 'clean, editorial',
  icon: 'building',
  names: 'City Today, Market Square, In Town',
  entity: 'announcement',
  home: 'shelf',
  screens: `
    home | City | home
    browse | News | file
    browse | Departures | train | departure
    stats | Air quality | cloud | air-reading
    browse | Events | calendar | event
    browse! | Shops | bag | nearby-store | | | shops, find shops, stores, shops by industry, shops and restaurants, restaurants
    browse! | Parking | car | parking spot | | | parking space, parking spaces, parking, car parks, parking numbers, occupancy, free spaces
    browse! | Petrol prices | gauge | fuel-stop | | | petrol prices, fuel prices, gas prices, petrol, fuel
    map? | Map | map
    notifications? | Alerts | bell
    detail | Notice
    profile | Me | user`,
})
