/** Work, office, trades, money: `class[@picture] noun, noun: example; example`. */
export const workExamples = `
  document job sheet, work sheet, job card: Linden lane 4, fuse box; Mill street 12, two sockets; Town hall, emergency light; Harbour hotel, kitchen hood; Old dairy, meter moved; Garden house, earth rod
  thing part, spare part, component, consumable: Fuse 2 A; Drive belt; Rubber seal; Power switch; Carbon brush; Cable 3 m
  document signature, customer signature, approval, sign-off: Mrs Vogt, 11:20; Caretaker, 09:05; Town hall, open; Mr Osei, 16:40; Old mint, open; Ms Chen, 14:15
  document time sheet, timesheet, time entry: Mon 16 Nov, 7 h 40; Tue 17 Nov, 8 h 05; Wed 18 Nov, 7 h 55; Thu 19 Nov, open; Fri 13 Nov, 6 h 30; Sat 14 Nov, 3 h
  document incident, incident report, near miss: Slip on the stairs; Lost key; Small crash, no one hurt; Power cut, 20 min; Call at night; Late by 40 minutes
  document permission slip, slip: Ida, signed; Emil, open; Noor, signed; Jonas, open; Hana, signed; Mateo, signed
  document declaration: Lamps, 40 boxes; Wine, 12 cases; Spare parts; Samples, no value; Textiles, 3 pallets; Books, returned
  document fault, defect, problem, breakdown, malfunction, failure, damage: Does not start; Makes a noise; Leaks at the side; Display stays dark; Door sticks; Smells burnt
  document repair, repair job, repair order, fix: New seal; Switch replaced; Cleaned and oiled; Loose cable; Cracked cover; New battery
  document inspection, safety check, audit, inspection checklist: First look; Test under load; Labels readable; Nothing loose; Way out is free; Date and name
  document job, work order, assignment, callout, service call: Linden lane 4, first visit; Mill 12, yearly; Old dairy, follow-up; Harbour 9, urgent; Town hall, two rooms; School, Thursday
  thing chemical, reagent, solvent: Ethanol 96 %; Sodium chloride; Copper sulfate; Acetone; Hydrochloric acid; Vinegar
  document invoice, bill, quote, estimate, quotation: 2026-118, € 640; 2026-117, € 1,280; 2026-116, € 320; 2026-115, € 95; 2026-114, € 2,400; 2026-113, € 480
  person account, lead: Norrgard Studio; Harbour Dental; Mill Café; Osei and Sons; Linden School; Old Mint Hotel
  person client, customer: Ruth Adeyemi; Elias Lund; Mill Café; Priya Nair; Osei and Sons; Mateo Silva
  person employee, staff member, colleague, worker, crew member: Lea Brandt; Omar Haddad; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey
  person company, business, firm, agency, organisation, organization, employer, startup: Norrgard Studio, design; Harbour Dental, clinic; Mill Café, food; Osei and Sons, logistics; Linden School, education; Old Mint Hotel, travel
  document contract, agreement, lease: Linden lane 4; Framework 2026; Night cleaning; Van lease; Liability; Studio, ground floor
  document donation receipt, tax receipt: Gift of May, € 25; Monthly gift, 2026, € 144; For the van, € 50; Christmas gift, € 80; Godparent, € 12; Gift of March, € 30
  document travel expense, trip expense, travel cost, trip cost, holiday expense: Dinner by the river, € 64; Night train, € 48; Ferry, € 22; Boat for three, € 36; Groceries, € 31.50; Taxi, € 18
  document expense, spending: Repairs, € 48; Insurance, € 31.50; Electricity, € 22; Supplies, € 16; Fees, € 19; Cleaning, € 96
  document receipt: Train to Bremen, € 48; Lunch, € 14.50; Paper and ink, € 22; Parking, € 6; Software, € 19; Hotel, € 96
  document part payment, partial payment, instalment, installment: First part, € 10; Second part, € 8; Third part, € 6; By transfer, € 12; In cash, € 5; The rest, € 4
  document payment, transfer, transaction: Rent, € 780; Salary, € 3,120; Groceries, € 64.20; Train, € 48; Gym, € 29; Refund, € 12
  event shift, duty, roster, handover: Early, Lea; Late, Omar; Night, Kim; Early, Ana; Late, Iris; Weekend, Tomás
  document handover note, shift handover note: Bed 4 has a cough; Key 2 is missing; Quiet night; Heating off until 7; Ambulance at 03:10; New lock on door 3
  event meeting, stand-up, standup, one-on-one, interview: Monday round; Budget, first draft; Lea and Omar; Client call, Norrgard; Review of week 46; New hire, 2nd talk
  document decision, minute, action item: Move launch to May; Hire one more; New logo stays; Fridays without calls; Budget plus 5 %; Close the old shop
  person supplier, vendor, contractor: Blossom and stem; Hearth catering; Sol photo; Dance trio; Cake house; Linen hire
  thing product, sku: Halo lamp, 18 left; Fjord mug, 42 left; Ember vase, 6 left; Lantern stool, 3 left; Weekend bag, 11 left; Wool throw, 24 left
  document shipment, delivery, parcel, package: KW-4182, on its way; KW-4179, at the depot; KW-4175, delivered; KW-4171, delivered; KW-4168, returned; KW-4160, delivered
  thing vehicle, van, truck, forklift, fleet: Van 2, HB-KW 418; Truck, 7.5 t; Cargo bike; Forklift B; Trailer; Old estate
  document lead, deal, opportunity, offer: Norrgard, € 12k; Old Mint Hotel, € 8k; Linden School, € 4k; Mill Café, € 2k; Harbour Dental, € 9k; Town hall, € 21k
  document ticket, entry ticket, admission ticket: Adult, Thu 19:00; Two adults, Fri; Family, Sat 14:00; Child, Sun 11:00; Group of 8; Reduced, Thu
  document support ticket, helpdesk ticket, it ticket: Cannot log in; Printer on 2nd floor; Invoice twice; Slow since Monday; New laptop; Wrong address
  document bug, issue, feature request: Crash on rotate; Dates off by one; Search ignores ü; Dark mode flickers; Slow first start; Wrong total
  document campaign, ad, newsletter, post: Autumn edit; Open day; Ten years; Behind the oven; New opening times; Thank you
  numbered desk, hot desk, workplace: Desk 4, window; Desk 7; Desk 12, quiet zone; Standing desk 2; Desk 9, corner; Desk 15
  numbered meeting room, conference room, phone booth: Blue room, 6 seats; Attic, 12 seats; Garden room, 4 seats; Booth 1; Booth 2; Library, 8 seats
  document guest pass, visitor pass, day pass: Omar, today; Kim, Fri 20 Nov; Two guests, Monday; Day pass, used; Week pass; Ana, 24 Nov
  measure credit, print credit, allowance, quota: 120 left; 80 used; 40 colour; 12 guest; 4 scans; 200 a month
  thing asset, laptop: Laptop 14, Lea; Projector; Label printer; Camera kit; Drill set; Headset 3
  document task, deliverable: Draft the plan; Call the printer; Order samples; First test; Sign the lease; Open day
  document sales goal, company goal, objective, target, key result, kpi: 40 new members; Reply within a day; Zero accidents; € 12k a month; Two new routes; One open evening
  document practice goal, learning goal: Ten minutes a day; One song by heart; Twice without a mistake; A new piece by Sunday; Play for Lea; Slower, then right
  document goal, daily goal, weekly goal, personal goal, resolution: Every day, 20 minutes; Before nine; Twice this week; One more than last week; Not on Sunday; All of it by Friday
  document keyword, snippet: Border radius; Query by month; Safe areas; Retry with backoff; Greeting, formal; Sizes and prices
`
