import { defineEntity } from '../entity.ts'

export const measuredPlan = defineEntity({
  id: 'measured-plan',
  one: 'Room',
  many: 'Rooms',
  words: 'room plan, measured room, floor plan',
  icon: 'home',
  groups: 'Flat, Garden',
  fields: `
    Name | text | Bedroom
    Length in cm | number | 412
    Width in cm | number | 360
    Height in cm | number | 268`,
  samples: `
    icon | title | subtitle | value
    bed | Bedroom | 4.12 × 3.60 m, one window | 14.8 m²
    fork | Kitchen | 3.05 × 2.80 m, two doors | 8.5 m²
    home | Hall | 5.40 × 1.30 m | 7.0 m²
    leaf | Balcony | 2.60 × 1.40 m | 3.6 m²`,
  about: 'Four walls, one window of 124 cm, ceiling at 268 cm. Exported on Tuesday as PDF.',
  facts: '14.8 m² | Area\n15.4 m | Around\n39.7 m³ | Volume',
  figures: '4 | Rooms\n33.9 m² | In all',
  hero: 'New | Bedroom | 14.8 m² | Export',
  tip: 'Doors are missing in the hall | Tap where they are',
  add: 'Add room',
  use: 'Export plan',
})
