import { has } from '../understand/searched.ts'

/** What ends like one who does something and is a thing. */
const things: ReadonlySet<string> = new Set(
  `softener discounter baler explorer lounger sunlounger accelerator adapter adaptor aggregator altimeter anchor answer arbor armor armour avatar badger banner
  barometer barrier beaver beer behavior behaviour browser binder blazer blender blister blocker blotter boiler
  booster border bracer bumper bunker burger burner butter calculator calendar canister capacitor career
  cellar censor center chamber chapter character charger chaser cheddar cigar clicker clipper cluster clutter
  coaster colander collar color colour compressor computer connector container controller converter cooker
  cooler copier copper corner corrector corridor coulter counter cover cracker crater cruiser cucumber
  cursor customizer cutter cylinder dagger danger decanter decoder dehumidifier detector diaper dimmer
  dinner disaster dishwasher dispenser divider dollar door drawer drier dropper dryer duster elevator
  ember feather emulator encoder engraver equalizer eraser error escalator explainer extender extinguisher
  extractor factor favor favour feeder fender fertilizer fever fiber filler filter finder finger flavor flavour
  flicker flier flipper floor flower flyer folder footer freezer frontier fryer garter generator geyser
  ginger get-together gist glider glitter grater grinder gutter halter hammer hamper hamster hanger harbor harbour
  header heater highlighter holder holster honor honour hoover hopper horror hover humidifier humor humour
  hunger hygrometer estimator predictor checker visualizer visualiser configurator locator recommender picker idler incubator indicator inhaler inverter isolator joker jumper kicker labor labour ladder
  lander lantern laser later layer leather ledger letter lever lighter liner litter liver loader lobster
  locker lumber manner marker masker matter meander median meridian meter minor mirror mist mixer monitor
  monster mortar motor mower multiplayer muffler nectar newsletter newspaper number odometer offer opener optimizer
  order preorder reorder other otter oyster paper parameter parser pedometer pepper perimeter pillar planner planter
  plaster platter plotter pointer poker poster powder power prayer primer printer processor projector
  propeller protector puncher purifier quarter radar radiator reactor reader receiver recliner recorder
  reflector refrigerator register regulator reminder remover repeater resistor ringer river roaster rocker
  roller rooster roster rotor router rubber rudder ruler sampler sander sanitizer saucer scanner scooter
  scraper screwdriver sector semester seminar sensor separator sequencer server shaker shampooer sharpener
  shelter shimmer shoulder shower shredder shutter silver simulator skewer slicer slider slipper sneaker
  soccer sorter spacer speaker speedometer spider spinner splitter sprinkler stabilizer stapler starter steamer
  stepper sticker stopper strainer streamer stroller subwoofer sugar sweater switcher synthesizer tanker
  tapper temper tensor terror theater thermometer thriller ticker tiger timber timer toaster toner topper
  tower tracker tractor trailer transceiver transfer transformer transistor transmitter trigger trimester
  breaker rectifier amplifier contactor actuator stator damper riser tensioner absorber condenser chiller evaporator
  carburettor carburetor silencer spoiler winder shifter chopper fader limiter woofer tweeter defibrillator respirator
  pacemaker catheter stretcher dehydrator transponder fastener bolster
  trimmer trouser tuner turner twist twister twitter typewriter vapor vapour vector veneer ventilator
  visor voucher wafer wallpaper washer water weather webinar whisper wiper wonder wrapper wrist zipper`.split(
    /\s+/,
  ),
)
/** "One that is cheaper": of how much there is of a quality, not of somebody. */
const comparatives: ReadonlySet<string> = new Set(
  `cheaper bigger smaller larger better worse longer shorter higher lower faster slower easier harder
  nearer further farther newer younger earlier sooner lighter heavier stronger weaker warmer colder
  hotter safer smarter simpler brighter darker quieter louder richer poorer happier healthier
  greener fresher thinner thicker wider deeper either neither rather whether together however altogether
  under after never ever over another`.split(/\s+/),
)
const ending =
  /(?:er|or|ist|ian|eer|woman|person)$|^(?:flat|house|room|class|team|play|band|ship|work|lab|bunk|school|crew|soul|study|squad|dorm)-?mate$|^(?:stage|farm|deck|field|ranch|dock)hand$|^(?:fore|chair|fisher|crafts|fire|police|sales|trades|journey|post|camera|barge|ferry|business|council|stall ?|crew)man$|^(?:apprentice|sexton|bosun|beadle|verger|landlady|stallholder)$/

/** Whether an English singular noun of no known class ends like one who does something, and is not known as a thing. */
export const looksLikePerson = (head: string): boolean =>
  head.length > 4 &&
  has(ending, head) &&
  !things.has(head) &&
  !comparatives.has(head) &&
  !/(?:meter|scope|scanner|paper|list)$/.test(head)
