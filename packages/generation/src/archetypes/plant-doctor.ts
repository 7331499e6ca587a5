import { defineArchetype } from '../archetype.ts'

export const plantDoctor = defineArchetype({
  id: 'plant-doctor',
  words:
    'plant disease 24, plant diseases 24, crop disease 24, crop diseases 24, sick plant 22, sick plants 22, leaf disease 22, plant doctor 24, disease detection 14, pest detection 18, pests 6',
  examples: `
    Farmers take a photo of a sick plant, AI detects the disease and suggests a treatment, ask an agronomist, buy products
    Plant disease detection from a picture of the leaf
    What is eating my cabbage? Photo, name of the pest, what to do
    Crop doctor: spots, rust, blight recognised by camera, advice in the local language
    Diagnose diseases of tomatoes and potatoes with machine learning, history of cases
    Agricultural app that identifies pests and recommends remedies and dealers
    Photograph the leaf, get the probability, treatment and prevention
    Experts answer questions of growers about sick crops
    Deep learning project for leaf diseases, upload image, result, cure
    Early warning of plant diseases in the region, map of cases
    Houseplant doctor that tells why leaves are yellow and how to save it
    Vineyard and orchard disease check with spraying advice`,
  bars: 'slots',
  unless: /\b(?:c(?:o)?eliac|allerg\w+|restaurants?|my (?:heart|child|skin|dog|cat)|patients?|diabet\w+)\b/i,
  presets: 'natural, clean',
  icon: 'leaf',
  names: 'Leaf Doctor, Green Again, Spot Check',
  entity: 'plant-case',
  home: 'focus shelf',
  screens: `
    home | Check | home
    scanner | Camera | camera
    browse | Diagnoses | leaf
    map? | Map | map
    chats? | Experts | chat
    notifications? | Alerts | bell
    detail | Diagnosis
    form | Check a plant
    profile | Me | user`,
})
