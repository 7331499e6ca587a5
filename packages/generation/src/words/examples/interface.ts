/** What lists of any interface hold: `class[@picture] noun, noun: example; example`. */
export const interfaceExamples = `
  thing amenity, hotel amenity: Free Wi-Fi; Swimming pool; Breakfast included; Parking; Fitness room; Air conditioning
  thing product feature, app feature, key feature, main feature: Works offline; Share with one tap; Sync across devices; Dark mode; Daily backup; No ads
  person film actor, cast member: Nadia Fox, Captain Holm; Jonas Weber, The keeper; Iva Marsh, Nora; Elias Lund, The mate; Hana Sato, Doctor Ito; Omar Haddad, Sami
  thing phone model, phone, smartphone: Nova 12; Alto 8; Fjord X; Lumen 5; Arc Mini; Tide Pro
  thing language, app language, display language: English; Português; Norsk; Español; Deutsch; Français
  document attachment, file attachment: Floor plan.pdf; Photo of Monday.jpg; Offer.pdf; Notes.txt; Contract.pdf; Sketch.png
  thing invoice item, line item: Design work; Consulting, six hours; Hosting for a year; Photo session; Travel; Printing
  place home room: Living room; Kitchen; Bedroom; Bathroom; Study; Hallway
  thing benefit, membership benefit, perk: Free delivery; Early access; Ten per cent off; Priority support; Birthday gift; Free returns
  thing subscription plan, pricing plan, price plan, membership plan, membership tier: Basic, € 0; Plus, € 4.99 a month; Family, € 8.99 a month; Team, € 14 a month; Student, € 2.99 a month; Business, € 29 a month
  thing premium membership, premium subscription, premium plan: Monthly, € 4.99; Yearly, € 39; For two, € 59 a year; Lifetime, € 89; Student, € 24 a year; Try it, 7 days free
  document notification, push notification: Omar sent you a message, 5 min ago; Your order is on its way, 1 h ago; Kim liked your post, 2 h ago; Payment received, Yesterday; New comment from Ana, Yesterday; Update installed, Mon
  document chat message, direct message, recent message: See you at six; Thank you, that helps; Can we move it to Friday?; The photos are great; On my way; Happy birthday
  person user, registered user, app user: Omar Haddad; Lea Brandt; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey
  place country: Portugal; Norway; Japan; Kenya; Peru; Italy
  thing quiz: Capitals of Europe; Famous paintings; Animals at night; World of numbers; Films of the nineties; Inventions
  place address, delivery address, shipping address, saved address: Home, Linden lane 4; Work, Harbour street 12; Parents, Mill square 2; Holiday flat, Old dairy 7; Office, East end 31; Studio, Upper yard 9
  thing payment method, payment option, saved card: Visa, ends in 4182; Mastercard, ends in 3907; PayPal; Apple Pay; Bank transfer; Gift card
  thing@film video, video clip, short video, tutorial video: Ten minutes of stretching; How the clock was restored; A day in Lisbon; Pasta from scratch; Northern lights, live; The old tram line
  thing music genre, book genre, film genre, movie genre, genre: Drama; Comedy; Thriller; Documentary; Animation; Science fiction
  thing bookmark, saved link, useful link: How to sharpen a knife; Timetable of line 4; Recipe for flatbread; Map of the old town; Guide to night photos; Exercise plan
  document document, recent document, shared document: Rental contract; Tax return 2025; Travel insurance; Meeting notes; School certificate; Warranty of the bicycle
  event phone call, recent call, missed call: Omar Haddad, 5 min ago; Lea Brandt, Yesterday; Kim Osei, Mon; Ana Petrova, Sun; Dentist, 14 Nov; Tomás Rey, 12 Nov
  thing colour, color: Coral; Teal; Ivory; Moss; Slate blue; Sand
  thing font, typeface: Serif; Grotesque; Handwriting; Typewriter; Condensed; Rounded
`
