import { defineKind } from '../kind.ts'

/** What moves or is moved, what is built and stands, and the ways one goes. */
export const travelKinds = [
  defineKind({
    id: 'vehicle',
    nouns:
      'vehicle, car, van, minibus, bus, lorry, truck, fire truck, fire engine, ambulance, hearse, taxi, limousine, motorcycle, motorbike, moped, quad, bicycle, bike, tandem, tricycle, rickshaw, cargo bike, carriage, wagon, cart, sleigh, sledge, dog sled, trailer, caravan, camper, campervan, motorhome, tank, tram, train, locomotive, steam engine, railcar, monorail, aeroplane, airplane, biplane, glider, helicopter, airship, hot air balloon, paraglider, hang glider, rocket, satellite, boat, houseboat, narrowboat, barge, ferry, ship, yacht, sailboat, dinghy, rowing boat, canoe, kayak, gondola, raft, hovercraft, submarine, tugboat, trawler, lifeboat, jet ski, snowmobile, golf cart, oldtimer, vintage car, fleet car, cab, jeep, sedan, convertible, pickup, estate car, hatchback, sports car, race car, kart, buggy, dune buggy, bulldozer truck, dump truck, garbage truck, tow truck, cement truck, tanker, horsebox, stagecoach, chariot, gypsy caravan, streetcar, cable tram, funicular, boxcar, freight train, sleeper train, steam train, drone aircraft, seaplane, ultralight, microlight, gyrocopter, zeppelin, space shuttle, sputnik, rover, lunar rover, pedalo, punt, coracle, skiff, catamaran, trimaran, schooner, galleon, longship, frigate, destroyer, aircraft carrier, container ship, cruise ship, paddle steamer, lightship, dredger, police car, ice cream truck, mobility scooter vehicle, unicycle bike, penny-farthing, recumbent, velomobile, pram, pushchair, stroller, buggy for twins, shopping trolley, wheelbarrow cart, hand cart, auto, freighter, cargo ship, cutter ship, steamer, liner, clipper, tender boat',
    icon: 'car',
    names: '{N} Swallow; {N} 2, blue; Old {n}; {N} Lotte; {N}, red and white; {N} 5, spare',
    lines:
      '84,210 km, tested until May; Out with Omar until six; In the yard, left; Tyres for winter are on; Built in 1962; At the workshop until Friday',
    states: 'Ready: success; Out: primary; Service due: warning; In repair: danger',
    fields: `
      Name | text | {N} Swallow
      Number | text | KW-4182
      Built | number | 2012
      Distance or hours | number | 84210
      Stands at | place | Yard, left
      Next service | date | Fri 4 Dec
      Insured until | date | 1 Mar 2027
      Photo | photo | {picture}
      Notes | long | Start gently when it is cold`,
    about: 'With us since 2016 and looked after every spring. Starts at once, even in frost.',
    figures: '6 | {Ns}\n1 | In repair\n412 | Kilometres this week | +38',
    use: 'Log trip',
    care: 'Check oil and water; Look at tyres or ropes; Test lights and brakes; Clean inside; Note the distance; Check papers on board',
    log: {
      one: 'Trip',
      add: 'Log trip',
      names:
        'Ghent and back; Over the lake; Morning round; To the workshop; Coast, against the wind; Sunday outing',
      values: '64 km; 12 km; 38 km; 8 km; 46 km; 21 km',
      fields: `
      Trip | text | Ghent and back
      Date | date | Thu 19 Nov
      Distance | number | 64
      Time | text | 1 h 20
      On board | number | 3
      Weather | choice | Clear | Clear, Clouds, Wind, Rain
      Notes | long | Smooth, a little wind at the end`,
      trend: 'Kilometres this week | 412 | +38',
    },
  }),
  defineKind({
    id: 'trip',
    nouns:
      'trip, flight, balloon flight, hot air balloon flight, drive, ride, sail, cruise, crossing, voyage, journey, pilgrimage, trek, hike, walk, ramble, tour, expedition, safari, road trip, commute, route, trail, ski run, descent, ascent, climb, dive, jump, skydive, parachute jump, paddle, row, run, marathon, race walk, camping trip, field trip, day out, outing, excursion, visit, stay, layover, border crossing, night drive, delivery round, patrol, caving trip, geocache, bagging, munro',
    icon: 'compass',
    picture: 'trail',
    names:
      'Old mill and back; Coast, first leg; Over the pass; Lake loop; To the chapel; Dawn start, north side',
    lines:
      '12.4 km, clear sky; 38 km, against the wind; 8 km, snow at the top; 6 km, with Ida; 21 km, two nights; 15 km, fog until ten',
    states: 'Done: success; Planned: primary; Done: success; Done: success',
    values: '12.4 km; 38 km; 8 km; 6 km; 21 km; 15 km',
    fields: `
      Name | text | Old mill and back
      Date | date | Sat 14 Nov
      From | place | Harbour gate
      To | place | Old mill
      Distance | number | 12.4
      Time | text | 3 h 10
      With | person | Kim Osei
      Weather | choice | Clear | Clear, Clouds, Wind, Rain, Snow
      Photo | photo | {picture}
      Notes | long | Take more water next time`,
    about: 'Started at first light, back before the rain. The second half is the finer one.',
    figures: '28 | {Ns} | +2\n412 km | In all\n46 h | On the way',
    use: 'Plan again',
    care: 'Check the forecast; Pack water and food; Tell somebody where you go; Charge the phone; Look at the map; Note how it went',
    isEntry: true,
    log: {
      one: '{N}',
      add: 'Log {n}',
      names:
        'Old mill and back; Coast, first leg; Over the pass; Lake loop; To the chapel; Dawn start, north side',
      values: '12.4 km; 38 km; 8 km; 6 km; 21 km; 15 km',
      fields: `
      Name | text | Old mill and back
      Date | date | Sat 14 Nov
      Distance | number | 12.4
      Time | text | 3 h 10
      Weather | choice | Clear | Clear, Clouds, Wind, Rain, Snow
      Photo | photo | {picture}
      Notes | long | Take more water next time`,
      trend: 'Kilometres this month | 84 km | +12',
    },
  }),
  defineKind({
    id: 'structure',
    nouns:
      'structure, pub sign, shop sign, dam, dyke, levee, bridge, footbridge, viaduct, aqueduct, tunnel, culvert, weir, lock gate, canal, pier, jetty, quay, lighthouse, beacon, buoy, tower, water tower, bell tower, windmill, watermill, mill, chimney, silo, barn, shed, greenhouse, polytunnel, gate, fence, wall, dry stone wall, hedge, stile, well, fountain, cistern, manhole, hydrant, street lamp, streetlight, lamp post, signpost, milestone, boundary stone, monument, memorial, obelisk, cairn, standing stone, stone circle, ruin, castle, fort, bunker, chapel, shrine, gravestone, headstone, grave, tomb, mausoleum, scaffold, scaffolding, zip line, zipline, ropes course, climbing wall, climbing frame, playground, swing, slide, seesaw, bus shelter, phone box, letterbox, postbox, bike rack, ramp, wheelchair ramp, railway, railway line, abandoned railway, abandoned place, track, level crossing, roundabout, speed camera, pothole, power line, pylon, mast, antenna, solar farm, pipeline, septic tank, compost toilet, outhouse, sauna, hot tub, pool, pond, fish pond, treehouse, hut, igloo, tent, yurt, marquee, stage, grandstand, kiln site, mine shaft, quarry face, roof, green roof, gutter, attic, cellar, basement, house, building, balcony, terrace, patio, driveway, parking space, locker room, beehive, birdhouse, nest box, bird feeder, insect hotel, gun emplacement, porch, veranda, pergola, gazebo, arbour, bower, pillar, arch, dome, steeple, spire, belfry, minaret, pagoda, pyramid, ziggurat, amphitheatre, arena, stair, steps, path, boardwalk, pavement, kerb, ditch, trench, moat, rampart, barricade, palisade, stockade, watchtower, turret, keep, dungeon, courtyard, cloister, crypt, vault, altar, pulpit, organ loft, mosaic floor, fresco wall, skyscraper, tower block, cottage, villa, mansion, palace, manor, hall house, farmhouse, log cabin, hangar, depot, platform, railing, guardrail, bollard light, traffic light, traffic sign, road, street, motorway, bike path, bridleway, towpath, ford, causeway, breakwater, groyne, slipway, dock, dry dock, sluice, reservoir, swimming hole, fountain basin, sundial stone, sculpture trail, totem pole, billboard, shop front, storefront, mural wall, phone mast, cell tower, substation, power plant, refinery, oil rig, chimney stack, kiln chimney, lime kiln, oast house, dovecote, stable block, cowshed, pigsty, henhouse, chicken coop, kennel, cattery, terrarium wall, skate ramp, half-pipe, pump track, bmx track, running track, hard standing, helipad, landing strip, launch pad, rooms, room, ceiling, window frame, porch light, letter slot, hearth, mantel, alcove, conservatory, loft conversion, panic room, shelterbelt, allotment plot, raised bed, compost bin, rain barrel, water butt, cold frame, trellis, scarecrow, phone booth, telephone booth, toll booth, photo booth cabin, chancel, nave, apse, crossroad, crossroads, junction, intersection, paving stone',
    icon: 'building',
    picture: 'old town',
    names: 'North {n}; Mill {n}; {N} at the harbour; Old {n}, East end; {N} of 1884; {N} by the church',
    lines:
      '1.2 km away, open all day; Built in 1884; Restored last spring; Ask for the key; Closed in winter; 3.4 km away, steep',
    states: 'In order: success; In order: success; To watch: warning; Closed: danger',
    values: '1.2 km; 2.0 km; 3.4 km; 800 m; 5.1 km; 450 m',
    fields: `
      Name | text | North {n}
      Where | place | Harbour road 4
      Built | text | 1884
      Condition | choice | In order | In order, To watch, Damaged, Closed
      Last looked at | date | Sat 14 Nov
      Access | choice | Free | Free, Ask first, Closed
      Photo | photo | {picture}
      Notes | long | Best seen from the south side`,
    about:
      'Built in 1884 and restored by volunteers. The path from the harbour is dry and takes ten minutes.',
    figures: '42 | {Ns} | +1\n3 | To watch\n18 | Visited',
    use: 'Show the way',
    care: 'Walk around it once; Look for cracks; Check bolts and fixings; Test what moves; Clear drains and leaves; Photograph changes',
    isPlaced: true,
    log: {
      one: 'Visit',
      add: 'Log visit',
      names:
        'North {n}, all fine; Mill {n}, new crack; Old {n}, photographed; North {n}, after the storm; By the church, gate oiled; Harbour, cleaned',
      values: 'In order; To watch; Done; In order; Done; Done',
      fields: `
      Which | text | North {n}
      Date | date | Sat 14 Nov
      Found | choice | In order | In order, To watch, Damaged
      Measure | text | 2 mm
      By | person | Omar Haddad
      Photo | photo | {picture}
      Notes | long | Look again after the next frost`,
      trend: 'Visits this month | 12 | +3',
    },
  }),
  defineKind({
    id: 'container',
    nouns:
      'container, cargo container, shipping container, barrel, cask, keg, skip, dumpster, bin, parcel, package, cargo, freight, consignment, shipment, luggage, mailbag, gas bottle, propane tank, cylinder, gas cylinder, safe, deposit box, time capsule, coffin, beam time, storage unit, shelf space, freezer drawer',
    icon: 'box',
    names: '{N} KW-4182; {N} KW-3907; {N} KW-5120; {N} KW-2764; {N} KW-4458; {N} KW-3031',
    lines:
      'Harbour, quay 4; On the way to Ghent; Customs, since Tuesday; Yard, row C; Arrives Fri 20 Nov; Emptied, to return',
    states: 'Arrived: success; On the way: primary; Held: warning; Empty: neutral',
    fields: `
      Number | text | KW-4182
      Holds | text | Tiles, 18 t
      Weight | text | 18.2 t
      From | place | Lisbon
      To | place | Ghent
      Where now | place | Harbour, quay 4
      Due | date | Fri 20 Nov
      Status | choice | On the way | Loaded, On the way, Held, Arrived, Empty
      Seal | text | 882104
      Notes | long | Call before unloading`,
    about: 'Left Lisbon on Monday and stands on quay 4 since this morning. The seal is whole.',
    figures: '24 | {Ns}\n9 | On the way\n1 | Held',
    use: 'Update status',
    care: 'Check the seal; Compare the number; Look for damage; Weigh it; Note where it stands; Sign the papers',
    log: {
      one: 'Movement',
      add: 'Log movement',
      names:
        'KW-4182 at quay 4; KW-3907 left Lisbon; KW-5120 held at customs; KW-2764 into row C; KW-4458 loaded; KW-3031 emptied',
      values: 'Arrived; On the way; Held; Yard; Loaded; Empty',
      fields: `
      Number | text | KW-4182
      Date | date | Thu 19 Nov
      Time | time | 07:40
      Place | place | Harbour, quay 4
      Status | choice | Arrived | Loaded, On the way, Held, Arrived, Empty
      Notes | long | Seal whole`,
      trend: 'Moved a week | 31 | +4',
    },
  }),
  defineKind({
    id: 'venue',
    nouns:
      'venue, pub, bar, cafe, café, restaurant, diner, tearoom, bakery, butcher, deli, market, farm shop, food stall, ice cream van, shop, bookshop, record shop, charity shop, thrift store, pawnshop, pawn shop, flea market, antique shop, hardware store, tailor shop, hairdresser, barber shop, nail salon, tattoo studio, laundromat, launderette, post office, bank, cash machine, atm, pharmacy, clinic, hospital, dentist, veterinary, optician, school, kindergarten, university, library, museum, gallery, theatre, cinema, opera house, concert hall, club, nightclub, casino, bowling alley, arcade, skatepark, gym, climbing gym, swimming pool, ice rink, stadium, racecourse, golf course, shooting range, stable, zoo, petting zoo, botanical garden, park, dog park, picnic spot, campsite, hostel, hotel, bed and breakfast, caravan park, farm, vineyard, winery, brewery, distillery, church, cathedral, mosque, synagogue, temple, monastery, convent, cemetery, graveyard, town hall, court, police station, fire station, prison, embassy, toilet, public toilet, restroom, shower, drinking fountain, charging station, petrol station, car wash, garage, parking lot, bus stop, station, airport, airfield, harbour, marina, boatyard, shipyard, factory, workshop, studio, makerspace, escape room, haunted house, observatory, planetarium, auction house, recycling centre, junkyard, scrapyard, soup kitchen, shelter, refuge, nude beach, viewpoint, filming location, holy site, place of worship, cafeteria, tavern, saloon, inn, brothel, dormitory, laboratory, headquarters, terminal, lobby, checkpoint, border post, customs house, barracks, hospice, nursing home, retirement home, orphanage, nursery garden, garden centre, pet shop, vet clinic, sawmill, dairy, creamery, cheese shop, sweet shop, chip shop, kebab shop, takeaway, food truck, food court, milk bar, juice bar, wine bar, tea house, shisha bar, comedy club, jazz club, dance hall, bingo hall, community hall, village hall, scout hut, youth club, day centre, job centre, food bank, repair café, tool library, toy library, bookshop café, print shop, copy shop, photo booth, bank branch, bureau de change, betting shop, arcade hall, amusement park, theme park, water park, fairground, circus, drive-in, planetarium dome, wax museum, folk museum, open-air museum, heritage railway, steam railway, castle hotel, youth hostel, mountain hut, bothy, refuge hut, wild camp, naturist beach, dog beach, sauna club, spa hotel, hammam, thermal bath, lido, paddling pool, boat hire, bike shop, ski resort, ski school, riding school, driving range, paintball field, laser tag, trampoline park, bouldering hall, dance school, music school, cookery school, language school, coworking space, hackerspace, fab lab, allotment site, community garden, cattle market, fish market, night market, christmas market, antiques fair, car boot, ghost station, lost place, embassy office, polling station, registry office, crematorium, mortuary, chapel of rest, shrine site, retreat centre, ashram, gurdwara, meeting house, kingdom hall',
    icon: 'pin',
    picture: 'old town',
    names: 'Harbour {n}; Linden {n}; The old {n}; {N} at the mill; East end {n}; {N} by the bridge',
    lines:
      '300 m, open until 18:00; 600 m, open until 20:00; 1.1 km, closed on Mondays; 1.4 km, by tram 4; 2.0 km, open all night; 2.6 km, parking behind it',
    states: 'Open: success; Open: success; Closes soon: warning; Closed: neutral',
    values: '300 m; 600 m; 1.1 km; 1.4 km; 2.0 km; 2.6 km',
    fields: `
      Name | text | Harbour {n}
      Address | place | Harbour road 4
      Open | text | 9:00 to 18:00
      Phone | phone | +49 151 2048
      Rating | slider | 4.6
      Price | choice | Fair | Low, Fair, High
      Step-free | switch | yes
      Photo | photo | {picture}
      Notes | long | Ask for Omar, he knows the place`,
    about: 'Behind the fish hall, with a green door. Friendly, clean, and quieter before noon.',
    figures: '42 | {Ns}\n18 | Open now\n4.5 | Rating',
    use: 'Show the way',
    care: 'Check opening hours; Note what is step-free; Photograph the entrance; Rate it; Report if it has closed; Tell a friend',
    isPlaced: true,
    log: {
      one: 'Visit',
      add: 'Log visit',
      names: 'Harbour {n}; The old {n}; East end {n}; Linden {n}; By the bridge; At the mill',
      values: '★ 4.8; ★ 4.2; ★ 3.6; ★ 4.5; ★ 4.0; ★ 4.7',
      fields: `
      Which | text | Harbour {n}
      Date | date | Sat 14 Nov
      Rating | slider | 4.8
      With | person | Kim Osei
      Spent | money | € 14
      Photo | photo | {picture}
      Notes | long | Go earlier next time`,
      trend: 'Visits this month | 9 | +2',
    },
  }),
  defineKind({
    id: 'landform',
    nouns:
      'glacier, mountain, peak, summit, hill, volcano, crater, lava field, cave, cavern, sinkhole, canyon, gorge, cliff, valley, dune, desert, island, islet, atoll, reef, coral reef, beach, cove, bay, fjord, estuary, delta, marsh, swamp, bog, peat bog, fen, mire, wetland, river, stream, creek, brook, spring, hot spring, geyser, waterfall, lake, tarn, lagoon, tide pool, rock pool, quicksand, puddle, mudflat, meadow, moor, heath, prairie, steppe, tundra, forest, jungle, rainforest, orchard, hedgerow, field, allotment, garden, crag, boulder, rock face, fault line, catchment, watershed, snowfield, avalanche slope, ski slope, surf spot, swimming spot, wild swimming spot, fishing spot, camp spot, ghost town, battlefield, dig site, excavation site, mine, quarry, ocean floor, seabed, sea floor, sea bottom, ocean, sea, strait, gulf, headland, peninsula, isthmus, archipelago, sandbank, shoal, arroyo, gully, ravine, scree, moraine, esker, drumlin, plateau, mesa, butte, plain, savanna, oasis, mudslide site, bluff, slope, hillside, ridge, pass, saddle pass, shore, coast, riverbank, pit, hole',
    icon: 'mountain',
    picture: 'mountain',
    names: 'North {n}; {N} below the ridge; Upper {n}; Linden {n}; {N} at the old mill; Hidden {n}',
    lines:
      '2.4 km from the road; Reached by the south path; Muddy after rain; Protected since 1998; Best in the morning; Nobody there on weekdays',
    states: 'Open: success; Open: success; Take care: warning; Closed: danger',
    values: '2.4 km; 3.1 km; 800 m; 5.6 km; 1.2 km; 4.0 km',
    fields: `
      Name | text | North {n}
      Where | place | Above the old mill
      Height | text | 612 m above the sea
      Size | text | 1.4 ha
      State | choice | As usual | As usual, Higher, Lower, Dry, Frozen
      Access | choice | Easy | Easy, Steep, Ask first, Closed
      Last seen | date | Sat 14 Nov
      Photo | photo | {picture}
      Notes | long | Take boots, the last part is wet`,
    about: 'An hour on foot from the road, the last part without a path. Most beautiful before ten.',
    figures: '28 | {Ns} | +2\n3 | Take care\n14 | Visited',
    use: 'Show the way',
    care: 'Photograph from the same spot; Measure at the mark; Note water and weather; Look for litter; Count what lives there; Tell the ranger of changes',
    isPlaced: true,
    log: {
      one: 'Observation',
      add: 'Add observation',
      names:
        'North side, clear; Lower mark dry; After the storm; Same spot, first snow; Edge moved; Water very clear',
      values: '−0.4 m; 12 cm; +8 cm; 3 cm; −1.1 m; 6 °C',
      fields: `
      Spot | place | North side, mark 2
      Date | date | Sat 14 Nov
      Time | time | 09:20
      Measure | text | 12 cm
      Weather | choice | Clear | Clear, Clouds, Rain, Snow
      Photo | photo | {picture}
      Notes | long | Compare with the picture of May`,
      trend: 'Since last year | −1.1 m | −0.4',
    },
  }),
]
