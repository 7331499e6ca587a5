import { defineArchetype } from '../archetype.ts'

export const charging = defineArchetype({
  id: 'charging',
  words:
    'charging station 14, electric vehicle 12, ev charging 14, charging point 14, electric car 12, wallbox 12, charge my car 14, charger 7',
  examples: `
    Where can I charge my electric car, which sockets are free and how fast are they
    Kilowatt hours and cost of every session with my electric car, charge session log
    Home wallbox: start at night when power is cheap, stop at eighty percent, charging my electric car
    CCS or Type 2, price per kWh, next to a bakery please, kilowatts and plugs nearby
    EV road trip with stops so that the battery lasts, charging on the way
    Flat residents share two plug posts in the garage, reserve an evening and pay your kWh, charging an electric car at home
    Our hotel has six outlets for guests, show who is plugged in and until when, kilowatts per socket
    Charging stations along the motorway with live state, power and ratings
    Tell me when my battery is full so I can move the vehicle, electric car charged
    Start with a card or the app, receipt per month for my employer, kilowatt hours and euros
    Broken post? Report it and see the next one with 150 kW, charger map for EV drivers
    Range left, plugs in reach, detour in minutes on the map, kilowatts and price`,
  presets: 'clean, dark-pro',
  icon: 'bolt',
  names: 'Plugged, Full by Noon, Kilowatt',
  entity: 'charger',
  home: 'focus',
  screens: `
    home | Charge | home
    map | Map | map
    history | Sessions | clock
    stats? | Costs | chart
    saved? | Saved | heart
    detail | Charger
    form | Log charge
    profile | Me | user`,
})
