import { defineArchetype } from '../archetype.ts'

/** What farmers buy, sell, hire and ask, in one app; what is wrong with a plant is `plant-doctor`. */
export const farmMarket = defineArchetype({
  id: 'farm-market',
  words:
    'agricultural supplies 44, farm supplies 40, farming supplies 40, agri marketplace 50, agriculture marketplace 50, drone spraying 30, crop advisory 26, seeds and fertilizers 34, seeds and fertilisers 34, fertilizers and pesticides 34, farm inputs 40, agricultural inputs 44, agritech 24, farmer to buyer 40, smart farming 16, middlemen 14',
  examples: `
    Farmers buy seed and fertiliser and sell what they harvest, without middlemen
    Book a drone or a tractor for my fields, pay per hectare
    Agritech app with a shop for inputs, advice on crops and weather
    Crop advisory by AI and a talk with an agronomist
    Smallholders order seed, hire machines and learn what to plant
    A market for farmers: list produce, buyers make offers, transport is arranged
    Hire a combine harvester from a neighbour, see free days and price
    Dealers of pesticides and tools reach villages, delivery within three days
    Soil test, recommendation of fertiliser and where to buy it
    Farmers sell vegetables directly to shops and get paid at once
    Spraying service for orchards with pilot and drone, booked by date and area
    One app for growers: prices, supplies, machines, advice in the local language`,
  needs: /\b(?:farm\w*|agri\w*|crops?|growers?|smallholders?)\b/iu,
  unless: /\b(?:farmers['’]? markets? (?:near|stall)|my garden|our farm shop|game)\b/iu,
  presets: 'natural, clean',
  icon: 'leaf',
  names: 'Good Furrow, Field to Yard, Green Acre',
  entity: 'farm-input',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Supplies | bag | | | | Supplies, agricultural supplies, farm supplies, seeds, fertilisers, fertilizers, pesticides, buy supplies, marketplace, inputs, finding quality supplies
    browse! | Services | truck | field-help | | | Services, drone, drones, drone spraying, drone spraying services, spraying, tractors, tractor, machines, machinery, equipment rental, harvesters
    browse! | Crop advice | leaf | crop-advice | | | Crop advice, crop advisory, advice, advisory, crop disease, crop diseases, recommendations, disease detection, crop recommendation
    thread! | Expert | chat | crop-advice | | | talk, talk to someone, talk to an expert, ask experts, ask an expert, experts, agronomist, consultation
    weather? | Weather | cloud
    scanner? | Camera | camera | crop-advice
    detail | Product
    detail! | Service | | field-help
    slots! | Book a service | | field-help | | | book, book a drone, book drones, book services, book tractors, book drone spraying services, book drone
    form! | Sell something | | | | | sell, sell supplies, sell agricultural supplies, sell produce, sell crops, list produce
    cart | Cart | cart
    checkout | Checkout
    confirmed? | Ordered | | | Your order is on its way
    profile | Me | user`,
})
