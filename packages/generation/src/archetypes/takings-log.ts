import { defineArchetype } from '../archetype.ts'

/** What one earns by the hour, the ride or the hat; hours for clients are `timesheets`. */
export const takingsLog = defineArchetype({
  id: 'takings-log',
  words:
    'flea market stall 54, my market stall 44, our market stall 40, what i sold 50, what we sold 44, car boot sale 44, daily takings 22, takings per day 20, what sold best 18, market stall holders 14, takings per 30, takings log 34, tip tracker 36, tips tracker 36, track my tips 36, tips per shift 34, log tips 32, street musicians 26, buskers 30, busking 30, waiter tips 34, gig earnings 36, driver earnings 34, earnings per hour 32, earnings tracker 34, delivery earnings 34, log takings 34, daily earnings 28, tips log 40, log of tips 36, tips for bartenders 44, bartender tips 44, log for bartenders 30',
  examples: `
    Salon staff log services done, owners monitor revenue and performance
    Market stall: takings of the day, what sold best, fees of the card reader and the stall
    Waiters note tips of each shift, cash and card, and see the best days
    How much did I earn per hour driving for three apps
    Buskers log what was in the hat, where and when
    Earnings of a food courier minus fuel
    Tips by weekday, section and hours worked
    Which spot brings most on a Saturday afternoon
    Hairdresser keeps tips and takings apart
    Take-home of a market stall day by day
    Weekly goal for side jobs and how far I am
    Taxi driver logs fares, tips, kilometres
    Barista shares tips among the shift
    Export a month for the tax office`,
  bars: 'checkout cart slots',
  presets: 'clean, bold',
  icon: 'wallet',
  names: 'In the Hat, Good Shift, Jar',
  entity: 'earning',
  home: 'ledger',
  screens: `
    home | Today | home
    history | Log | clock
    stats | Numbers | chart
    browse | Spots | pin | earning-spot
    detail | Entry
    form | Log takings
    map? | Map | map
    settings | Settings | settings`,
})
