import { courierJob } from '../courier-job.ts'
import { defineVarieties } from './variety.ts'

/** What a driver takes along: passengers, parcels or groceries; without these words meals of restaurants. */
export const courierJobVarieties = defineVarieties(courierJob, [
  {
    signs:
      'accept rides 8, accept ride 8, ride request 9, passenger 8, passengers 8, taxi 8, cab 7, uber driver 8, trip 5',
    one: 'Ride',
    many: 'Rides',
    icon: 'car',
    groups: 'New, Accepted, Done',
    fields: `
      Pick up at | place | Linden lane 4
      Bring to | place | Main station
      Passenger | person | Kim Osei
      People | number | 2
      Fare | money | € 11.40
      Tip | money | € 1.50
      Status | choice | New | New, On the way, Driving, Done`,
    samples: `
      icon | title | subtitle | value | badge | tone
      car | Linden lane 4 to main station | Kim, 3 min to pick-up, 3.8 km | € 11.40 | New | primary
      car | Harbour office to airport | Lea, 6 min to pick-up, 14 km | € 38.00 | New | primary
      car | Mill Café to Park lane 20 | Omar, on board, 2.1 km | € 8.20 | Driving | warning
      check | Station to Hill road 1 | Iris, at 9:14, card | € 14.80 | Done | success
      check | Theatre to Dock 7 | Jonas, at 8:47, cash | € 9.60 | Done | success
      check | Airport to Old town | Ruth, yesterday, card | € 36.50 | Done | success`,
    about: 'Kim waits at the blue door with one suitcase. Paid in the app; rated 4.9 by other drivers.',
    facts: '€ 11.40 | Fare\n3.8 km | Way\n3 min | To pick-up',
    figures: '€ 148 | Today\n11 | Rides\n€ 812 | This week',
    hero: 'New, 3 minutes from you | Linden lane 4 to main station | Kim, two people, € 11.40 | Accept',
    tip: 'Busy around the station | Fares are a fifth higher until noon',
    notices:
      'New ride request | Linden lane 4 to main station, € 11.40 | car\nTip from Iris | € 2 for the last ride | wallet\nPaid out | € 746.40 for last week | card',
    trend: 'Earned this week | € 812 | +64',
    use: 'Accept ride',
    add: 'Add ride',
  },
  {
    signs: 'parcel 7, parcels 7, package 6, packages 6, shipment 6, van 4, documents 4',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | Mill street 14 to Dock 7 | Small parcel, 2.4 km | € 8.10 | New | primary
      box | Station road 3 to Hill road 1 | Documents, by 11:00 | € 12.40 | New | primary
      truck | Old town to Linden lane 4 | Two boxes, picked up | € 9.80 | On the way | warning
      check | Harbour street 12 to Park lane 20 | Signed at 9:14 | € 11.20 | Delivered | success
      check | Library to town hall | Signed at 8:47 | € 6.90 | Delivered | success
      check | Print shop to Dock 2 | Yesterday, with a photo | € 9.60 | Delivered | success`,
    about: 'One small parcel, not heavy. Third bell, blue door; a signature or a photo of the door, please.',
    hero: 'New, 400 m from you | Mill street 14 to Dock 7 | Small parcel, 2.4 km, € 8.10 | Accept',
    notices:
      'New delivery near you | Mill street 14 to Dock 7, € 8.10 | truck\nTip from Kim | € 1.50 for the last one | wallet\nPaid out | € 286.40 for last week | card',
  },
  {
    signs: 'grocery 7, groceries 7, supermarket 7, supermarkets 7, pharmacy 5, shops 4',
    samples: `
      icon | title | subtitle | value | badge | tone
      cart | Old dairy to Linden lane 4 | Two bags, ready at 9:52 | € 6.40 | New | primary
      cart | Station market to Mill street 14 | Four bags, crate of water | € 9.10 | New | primary
      truck | Green grocer to Station road 3 | One bag, picked up | € 4.80 | On the way | warning
      check | Old dairy to Park lane 20 | Three bags, at 9:14 | € 8.20 | Delivered | success
      check | Corner shop to Dock 7 | One bag, at 8:47 | € 6.90 | Delivered | success
      check | Station market to Hill road 1 | Six bags, yesterday | € 11.60 | Delivered | success`,
    about: 'Two bags, one of them cold. Second floor, bell Osei; ring twice, the dog is friendly.',
    hero: 'New, 400 m from you | Old dairy to Linden lane 4 | Two bags, € 6.40 and a tip | Accept',
    notices:
      'New delivery near you | Old dairy to Linden lane 4, € 6.40 | truck\nTip from Kim | € 1.50 for the last one | wallet\nPaid out | € 286.40 for last week | card',
  },
])
