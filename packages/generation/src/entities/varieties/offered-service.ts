import { offeredService } from '../offered-service.ts'
import { defineVarieties } from './variety.ts'

/** What a house of one trade does for those who come; without these words it advises. */
export const offeredServiceVarieties = defineVarieties(offeredService, [
  {
    signs:
      'car repair 6, garage 6, auto repair 6, mechanic 5, tyre 4, car service 6, oil change 5, motorbike repair 6, workshop 3, my cars 4',
    icon: 'car',
    groups: 'Service, Repairs, Tyres',
    fields: 'Car | text | Golf, HB-KW 418\nMessage | long | Squeaks when braking, front left',
    without: 'With, Service',
    samples: `
      icon | title | subtitle | overline | value | meta
      drop | Oil change | Filter and check of all fluids | Service | € 89 | 45 min
      check | Inspection | By the book of your car | Service | € 189 | 3 h
      tools | Brakes, front | Pads and discs, both sides | Repairs | € 240 | 2 h
      refresh | Change of tyres | Balanced and stored with us | Tyres | € 59 | 40 min
      car | Roadworthiness test | Here on Tuesdays and Fridays | Service | € 129 | 1 h
      bolt | Battery and lights | Tested while you wait | Repairs | from € 25 | 20 min`,
    about:
      'We call before anything costs more than agreed. The old parts lie in the boot until you have seen them.',
    facts: '45 min | Takes\n€ 89 | Price\nFri | Next free',
    figures: '1 | Repair in the yard\n6 | Visits so far',
    hero: 'In the yard since 8:00 | Your Golf: brakes, front | Ready at 16:00, € 240 | See repair',
    tip: 'Ready today at 16:00 | Brakes are done, test drive at three',
    price: '€ 89 | 45 minutes',
  },
  {
    signs:
      'bike repair 7, bike shop 5, bicycle workshop 7, bicycle repair 7, phone repair 7, computer repair 7, watch repair 7, shoe repair 7, repair shop 4',
    icon: 'tools',
    groups: 'While you wait, Repairs, Checks',
    fields: 'What | text | City bike, green\nMessage | long | Does not go into third',
    without: 'With, Service',
    samples: `
      icon | title | subtitle | overline | value | meta
      check | Check and clean | Looked through, adjusted, tested | Checks | € 45 | 1 day
      bolt | Small repair | Most of it while you wait | While you wait | from € 15 | 20 min
      tools | Big repair | With an estimate first | Repairs | from € 60 | 3 days
      refresh | Part exchanged | Original or second-hand | Repairs | from € 35 | 2 days
      truck | Fetched and brought | Within ten kilometres | Checks | € 12 | Same day
      shield | Check before buying | What it is still worth | Checks | € 25 | 30 min`,
    about: 'You get a price before we begin, and a message when it is done. Parts we change are yours.',
    facts: '1 day | Takes\n€ 45 | Price\nThu | Next free',
    hero: 'Ready since 10:20 | Your city bike is done | Brakes, chain and a new bell | See repair',
    tip: 'Ready to fetch | Until seven tonight, € 45',
    price: '€ 45 | one day',
  },
  {
    signs: 'lawyer 6, law firm 7, attorney 6, notary 6, legal advice 6, legal 4',
    icon: 'file',
    groups: 'First talk, Contracts, Disputes',
    fields: 'With | person | Iris Chen\nMessage | long | My landlord wants the flat back',
    samples: `
      icon | title | subtitle | overline | value | meta
      chat | First talk | What your case is about | First talk | € 90 | 30 min
      file | Contract looked through | With notes on each clause | Contracts | € 180 | 2 days
      home | Rent and housing | Notice, deposit, defects | Disputes | by time | 1 h
      layers | Work and dismissal | Answer within three weeks | Disputes | by time | 1 h
      users | Family and divorce | Calmly, and for both if you like | First talk | € 140 | 1 h
      pen | Last will | Written, kept and found | Contracts | € 320 | 1 h`,
    about:
      'You hear what it may cost before we write the first letter. Papers are sent here and nowhere else.',
    facts: '30 min | Length\n€ 90 | Price\nWed | Next free',
    figures: '1 | Date ahead\n2 | Matters open',
    hero: 'Wednesday, 10:00 | First talk with Iris Chen | Bring the contract and the letters | See booking',
    tip: 'Wednesday 25 November, 10:00 | First talk, second floor',
    price: '€ 90 | 30 minutes',
  },
  {
    signs:
      'accountant 6, accounting 6, bookkeeping 6, bookkeeper 6, tax adviser 6, tax advisor 6, tax 4, payroll 4',
    icon: 'receipt',
    groups: 'Tax, Books, Founding',
    fields: 'With | person | Omar Haddad\nMessage | long | First year with my own shop',
    samples: `
      icon | title | subtitle | overline | value | meta
      chat | First talk | Which papers we need | Tax | Free | 30 min
      file | Tax return | Private, with one source of income | Tax | from € 180 | 2 weeks
      receipt | Books of a month | Up to fifty receipts | Books | € 120 | monthly
      chart | Yearly accounts | With a talk about the figures | Books | from € 900 | 4 weeks
      users | Payroll | Per person and month | Books | € 18 | monthly
      spark | Founding a firm | Form, numbers, first plan | Founding | € 240 | 90 min`,
    about:
      'Photograph the receipts; we do the rest and ask before the date. You see each month what is left.',
    facts: '30 min | Length\nFree | Price\nThu | Next free',
    hero: 'Thursday, 9:00 | First talk with Omar Haddad | Bring last year’s papers | See booking',
    tip: 'Thursday 26 November, 9:00 | First talk, by video or here',
    price: '€ 120 | a month',
  },
  {
    signs:
      'wedding venue 7, event venue 7, party room 7, party venue 7, venue 5, banquet 6, event hall 6, function room 6, function rooms 6, wedding barn 7',
    icon: 'heart',
    one: 'Room',
    many: 'Rooms',
    groups: 'Large, Small, Outside',
    fields: `
      Room | text | The big barn
      Day | date | Sat 12 Jun
      Guests | number | 84
      Wishes | long | Long tables, band until one`,
    without: 'Service, With, Date, Time, Message',
    samples: `
      image | title | subtitle | overline | value | meta
      restaurant 1 | The big barn | 120 guests, long tables | Large | € 2,400 | a day
      garden 2 | Garden and lime tree | Ceremony for 140 | Outside | € 600 | a day
      restaurant 3 | The dairy | 60 guests, open kitchen | Large | € 1,600 | a day
      wine 4 | Cellar with vault | 30 guests, for speeches | Small | € 700 | an evening
      book 5 | The library | 16 guests, fire in winter | Small | € 380 | an evening
      lake 6 | Jetty | Drinks at sunset | Outside | € 250 | 2 h`,
    about:
      'Tables, chairs and lights are there; the kitchen is ours or yours. We show you everything before you decide.',
    facts: '120 | Guests\n€ 2,400 | A day\n12 Jun | Next free Saturday',
    figures: '6 | Rooms\n14 | Free Saturdays',
    hero: 'Free on 12 June | The big barn | 120 guests, garden and kitchen | Book a tour',
    tip: 'Tour on Friday, 16:00 | The barn is decorated that day',
    add: 'Ask for a date',
    use: 'Book a tour',
    price: '€ 2,400 | a day',
  },
  {
    signs:
      'agency 5, web agency 7, marketing agency 7, design studio 6, consulting 6, consultant 5, consultants 5, architect 6, architects 6, architecture 5, freelancer 4',
    icon: 'layers',
    groups: 'Advice, Projects, Care',
    fields: 'With | person | Hana Sato\nMessage | long | Ten people, one old website',
    samples: `
      icon | title | subtitle | overline | value | meta
      chat | First call | Where you are and want to be | Advice | Free | 30 min
      spark | Workshop | One day with your team | Advice | € 1,400 | 1 day
      layers | Concept | Sketches, plan and price | Projects | from € 2,800 | 2 weeks
      check | Whole project | From first sketch to hand-over | Projects | by offer | 2 months
      chart | Review | What works, what does not | Advice | € 480 | 3 days
      refresh | Care | Small things every month | Care | € 240 | monthly`,
    about: 'Small team, plain words. You get a price that holds, and see what we make every Friday.',
    facts: '30 min | Length\nFree | Price\nTue | Next free',
    hero: 'Tuesday, 14:00 | First call with Hana Sato | By video, half an hour | See booking',
    tip: 'Tuesday 24 November, 14:00 | First call, by video',
    price: '€ 1,400 | a day',
  },
  {
    signs:
      'coach 4, life coach 7, coaching 5, therapist 5, psychologist 6, nutritionist 6, dietitian 6, counsellor 6, counselling 6, healer 5, yoga therapist 6',
    icon: 'smile',
    groups: 'First, Single, Series',
    fields: 'With | person | Ruth Adeyemi\nMessage | long | Tired since the summer, would like a plan',
    samples: `
      icon | title | subtitle | overline | value | meta
      chat | First talk | By phone or video | First | Free | 20 min
      smile | Single session | Here or by video | Single | € 85 | 60 min
      leaf | Walk and talk | In the park, in any weather | Single | € 75 | 60 min
      box | Series of six | In three months | Series | € 450 | 6 h
      users | For two | With a friend or partner | Single | € 120 | 75 min
      book | Plan for eight weeks | Written after the first session | Series | € 160 | 8 weeks`,
    about: 'The first talk is free, to see whether we fit. What you say stays in the room.',
    facts: '20 min | Length\nFree | Price\nThu | Next free',
    hero: 'Thursday, 17:00 | First talk with Ruth | By phone, twenty minutes | See booking',
    tip: 'Thursday 26 November, 17:00 | First talk, by phone',
    price: '€ 85 | 60 minutes',
  },
  {
    signs: 'entertainer 8, magician 8, clown 7, musician 4, balloon artist 8, party entertainer 9',
    icon: 'star',
    one: 'Show',
    many: 'Shows',
    groups: 'Children, Parties, Weddings',
    fields:
      'Show | text | Magic for six to nine\nDay | date | Sat 12 Dec\nGuests | number | 14\nMessage | long | Ida turns seven and likes rabbits',
    without: 'Service, With, Date',
    samples: `
      icon | title | subtitle | overline | value | meta
      star | Magic for six to nine | With a rabbit and a helper | Children | € 180 | 45 min
      smile | Small ones, from three | Songs, bubbles, puppets | Children | € 150 | 30 min
      gift | Balloon animals | At the door or at tables | Parties | € 90 | 1 h
      mic | Evening show | For grown-ups, on a small stage | Parties | € 420 | 60 min
      heart | At your wedding | Between dinner and dance | Weddings | € 380 | 90 min
      tools | Workshop | Everybody learns three tricks | Children | € 220 | 90 min`,
    about: 'I bring everything, half an hour before. Shy children sit in front, and nobody is laughed at.',
    facts: '45 min | Length\n€ 180 | Price\n12 Dec | Next free Saturday',
    figures: '1 | Booking ahead\n86 | Parties',
    hero: 'Free on 12 December | Magic for six to nine | Saturday afternoon, two places left | Book show',
    tip: 'Saturdays go first | Three are free until Christmas',
    use: 'Choose a day',
    price: '€ 180 | 45 minutes',
  },
  {
    signs: 'print shop 8, copy shop 8, printing 4, flyers 5, business cards 5',
    icon: 'file',
    one: 'Product',
    many: 'Products',
    groups: 'Cards, Posters, Textile',
    fields:
      'Product | text | Business cards\nCopies | number | 250\nPaper | choice | 350 g, matt | 350 g, matt, 300 g, gloss, Recycled\nMessage | long | Fold the flyers once, please',
    without: 'Service, With, Date, Time',
    samples: `
      icon | title | subtitle | overline | value | meta
      card | Business cards | 250, both sides | Cards | € 29 | 2 days
      file | Flyers, A5 | 500, gloss | Cards | € 48 | 3 days
      image | Poster, A2 | One or a hundred | Posters | € 12 | today
      book | Brochure | 16 pages, stapled | Cards | from € 3.40 | 4 days
      shirt | T-shirt | Front print, five sizes | Textile | € 19 | 5 days
      layers | Banner | With eyelets, two metres | Posters | € 64 | 3 days`,
    about: 'Send a file, see a proof, say yes. What is wrong on our side is printed again.',
    facts: '2 days | Takes\n€ 29 | Price\n250 | Copies',
    figures: '1 | Order in work\n6 | Orders so far',
    hero: 'In print since 9:00 | 250 business cards | Ready tomorrow at noon | See order',
    tip: 'Ready tomorrow at noon | Business cards, matt',
    use: 'Order it',
    price: '€ 29 | 250 cards',
  },
  {
    signs: 'laundry 7, dry cleaning 8, dry cleaner 8, ironing 6',
    icon: 'shirt',
    groups: 'By piece, By the kilo, Home',
    fields: 'What | text | Five shirts, one suit\nMessage | long | No starch, please',
    without: 'With, Service',
    samples: `
      icon | title | subtitle | overline | value | meta
      shirt | Shirt | Washed and ironed | By piece | € 3.20 | 2 days
      layers | Suit | Two pieces, cleaned | By piece | € 18 | 3 days
      drop | Wash by the kilo | Washed, dried, folded | By the kilo | € 4.50 | 1 day
      home | Duvet | Up to two metres | Home | € 24 | 3 days
      spark | Dress | Silk and wool by hand | By piece | € 22 | 4 days
      truck | Fetched and brought | Between 18:00 and 21:00 | Home | € 5 | same day`,
    about: 'A number on each piece, a message when it is ready. Buttons that went are sewn on.',
    facts: '2 days | Takes\n€ 3.20 | A shirt\n18:00 | Pick-up',
    figures: '1 | Order in work\n14 | Pieces',
    hero: 'Ready tomorrow | Five shirts and a suit | Brought between six and nine | See order',
    tip: 'Pick-up tonight | Between 18:00 and 19:00, Linden lane 4',
    use: 'Book pick-up',
    price: '€ 3.20 | a shirt',
  },
  {
    signs: 'tailor 7, tailor shop 8, alterations 7, seamstress 8, dressmaker 8',
    icon: 'scissors',
    groups: 'Alterations, New, Repairs',
    fields: 'What | text | Wool trousers, hem\nMessage | long | With the shoes I will wear',
    without: 'Service',
    samples: `
      icon | title | subtitle | overline | value | meta
      scissors | Hem, trousers | By hand, original edge kept | Alterations | € 18 | 3 days
      refresh | New zip | Jacket or skirt | Repairs | € 22 | 3 days
      users | Waist, taken in | With a fitting | Alterations | € 24 | 4 days
      shirt | Sleeves, shorter | Jacket or coat | Alterations | € 38 | 1 week
      spark | Wedding dress | Fitted in three visits | Alterations | from € 160 | 4 weeks
      star | Made for you | Shirt or skirt, your cloth | New | from € 190 | 5 weeks`,
    about: 'We pin it on you and write the price on the slip. Four centimetres can always be let out again.',
    facts: '3 days | Takes\n€ 18 | Price\nThu | Next fitting',
    figures: '1 | Order in work\n3 | Fittings so far',
    hero: 'Thursday, 17:00 | Fitting: wool trousers | Bring the shoes | See order',
    tip: 'Ready on Friday | Wool trousers, hem by hand',
    use: 'Book a fitting',
    price: '€ 18 | a hem',
  },
  {
    signs: 'hearing aids 8, hearing aid 8, hearing test 6, audiologist 8, acoustician 8',
    icon: 'volume',
    groups: 'Tests, Fitting, Care',
    fields: 'With | person | Jonas Weber\nMessage | long | The left one whistles when I phone',
    samples: `
      icon | title | subtitle | overline | value | meta
      volume | Hearing test | In a quiet room, with a print | Tests | Free | 40 min
      check | First fitting | Two pairs to try for a week | Fitting | Free | 60 min
      sort | Fine tuning | After two weeks of wearing | Fitting | Free | 30 min
      shield | Ear mould | Taken here, ready in five days | Fitting | € 65 | 20 min
      tools | Repair and cleaning | New tubes and filters | Care | from € 15 | 15 min
      home | Visit at home | For those who do not get about | Care | € 30 | 60 min`,
    about:
      'You wear them at home, in the street and in company before you decide. Batteries are on the house for a year.',
    facts: '40 min | Length\nFree | Price\nToday | Next free',
    hero: 'Free today, 16:30 | Hearing test | Jonas has forty minutes | Book it',
    tip: 'Tuesday 24 November, 14:00 | Fine tuning with Jonas',
    price: '€ 65 | a mould',
  },
  {
    signs:
      'insurance 5, insurance broker 7, broker 5, mortgage adviser 6, bank adviser 6, financial adviser 7, financial advisor 7',
    icon: 'shield',
    groups: 'Home, Life, Car',
    fields: 'With | person | Ana Petrova\nMessage | long | We are moving in March',
    samples: `
      icon | title | subtitle | overline | value | meta
      chat | First talk | What you have, what you need | Life | Free | 30 min
      home | Household | Water, fire, theft, bikes | Home | from € 7 a month | 20 min
      car | Car and motorbike | Compared for nine companies | Car | from € 24 a month | 20 min
      shield | Liability | For you and the family | Home | from € 4 a month | 15 min
      heart | Life and income | What if you cannot work | Life | by age | 60 min
      file | Check of all policies | What is double, what is missing | Life | Free | 60 min`,
    about: 'We are bound to no company. You hear what we earn with it before you sign.',
    facts: '30 min | Length\nFree | Price\nWed | Next free',
    hero: 'Wednesday, 16:00 | Check of all policies | With Ana, bring the folder | See booking',
    tip: 'Wednesday 25 November, 16:00 | Check with Ana, 60 minutes',
    price: '€ 0 | an hour',
  },
  {
    signs:
      'dj 12, djs 10, wedding dj 14, disc jockey 10, wedding band 10, party band 10, cover band 9, live band 8',
    icon: 'music',
    one: 'Package',
    many: 'Packages',
    groups: 'Weddings, Parties, Extras',
    fields:
      'Package | text | Whole wedding, until three\nDay | date | Sat 12 Dec\nPlace | text | Mill barn\nGuests | number | 80\nMessage | long | First dance at nine, no fog please',
    without: 'Service, With, Date',
    samples: `
      icon | title | subtitle | overline | value | meta
      music | Whole wedding, until three | Ceremony, dinner and dance | Weddings | € 980 | 11 h
      heart | Dance only | From nine, sound and light | Weddings | € 690 | 6 h
      star | Birthday or summer party | Your decades, up to 80 guests | Parties | € 540 | 5 h
      mic | Ceremony sound | Two microphones, music for walking in | Extras | € 160 | 1 h
      sun | Light and haze | Eight lamps, warm or wild | Extras | € 120 | All night
      users | Company party | Background first, dance later | Parties | € 620 | 5 h`,
    about:
      'We talk four weeks before about every song that must be and none that may. I am there two hours early.',
    facts: '11 h | Length\n€ 980 | Price\n12 Dec | Next free Saturday',
    figures: '1 | Booking ahead\n14 | Songs wished',
    hero: 'Your wedding, 12 December | Whole wedding, until three | Song list open until 1 December | Open booking',
    tip: 'Saturdays go first | Three are free until Christmas',
    use: 'Choose a day',
    price: '€ 980 | the whole evening',
  },
  {
    signs:
      'chef 9, private chef 12, personal chef 12, caterer 9, catering 8, cook for 6, home cook 9, supper club 8',
    icon: 'fork',
    one: 'Menu',
    many: 'Menus',
    groups: 'Dinner, Brunch, Vegetarian',
    fields:
      'Menu | text | Autumn, five courses\nDay | date | Sat 12 Dec\nGuests | number | 8\nAllergies | text | Nuts, one guest\nDeposit | money | € 80\nMessage | long | The table is ours, the kitchen is small',
    without: 'Service, With, Date',
    samples: `
      image | title | subtitle | overline | value | meta
      plate | Autumn, five courses | Pumpkin, trout, venison, plum | Dinner | € 72 | a guest
      bowl | Levantine table | Twelve bowls to share | Dinner | € 48 | a guest
      salad | All from the garden | Four courses without meat | Vegetarian | € 54 | a guest
      breakfast egg | Long brunch | Eggs, bread, three cakes | Brunch | € 32 | a guest
      soup bowl | Soup and one pot | For twelve and more | Dinner | € 29 | a guest
      cake | Coffee and five cakes | For the afternoon | Brunch | € 24 | a guest`,
    about: 'I shop in the morning, cook in your kitchen and leave it clean. Tell me who must not eat what.',
    facts: '5 | Courses\n€ 72 | A guest\n12 Dec | Next free Saturday',
    figures: '1 | Booking ahead\n2 | Allergies noted',
    hero: 'Free on 12 December | Autumn, five courses | Saturday evening, for up to twelve | Book menu',
    tip: 'Saturdays go first | Three are free until Christmas',
    use: 'Choose a day',
    price: '€ 72 | a guest',
  },
  {
    signs:
      'bridal shop 12, bridal boutique 12, bridal store 12, wedding dress shop 12, bridal appointments 12, bridalwear 10',
    icon: 'heart',
    one: 'Dress',
    groups: 'Simple, Lace, Short',
    fields:
      'Dress | text | Ada, crêpe, long sleeves\nAppointment | date | Sat 28 Nov\nTime | time | 11:00\nHow many come along | number | 3\nWedding on | date | Sat 22 May\nMessage | long | My grandmother needs a chair',
    without: 'Service, With, Date',
    samples: `
      image | title | subtitle | overline | value | meta
      dress 1 | Ada | Crêpe, long sleeves | Simple | € 1,480 | Sizes 34 to 44
      dress 2 | Ines | Lace, open back | Lace | € 1,890 | Sizes 36 to 42
      dress 3 | Mila | Short, with pockets | Short | € 780 | Sizes 34 to 46
      dress 4 | Noa | Silk, bias cut | Simple | € 1,650 | Sizes 36 to 40
      dress 5 | Lotte | Tulle, embroidered | Lace | € 2,140 | Sizes 34 to 42
      dress 6 | Edith | Two pieces, skirt and top | Short | € 1,120 | Sizes 36 to 44`,
    about:
      'Heavy crêpe with eleven buttons down the back. Made in ten weeks, two fittings are part of the price.',
    facts: '€ 1,480 | Price\n10 weeks | Takes\n2 | Fittings',
    figures: '1 | Fitting ahead\n4 | Favourites',
    hero: 'Saturday, 11:00 | Your first appointment | An hour and a half, three may come along | Open booking',
    tip: 'Second fitting on 12 January | Bring the shoes you will wear',
    use: 'Book an appointment',
    price: '€ 1,480 | two fittings included',
  },
])
