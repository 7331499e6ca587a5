import { defineArchetype } from '../archetype.ts'

/** A funeral house and those it looks after: the day, the papers, who is told. */
export const funeralHome = defineArchetype({
  id: 'funeral-home',
  words:
    'funeral home 60, funeral director 60, funeral directors 60, undertaker 54, undertakers 54, funeral 40, funerals 40, funeral planning 54, plan a funeral 54, burial 34, cremation 40, mourners 30, condolences 44, condolence book 50, obituary 30, obituaries 30, memorial service 34, bereaved 34, bereavement 26, mortuary 40, last wishes 24',
  examples: `
    What families have to decide after a death, step by step, with the undertaker beside them
    Place and hour of the service, music, speaker, flowers and the coffee afterwards
    Papers we need: death certificate, family book, insurance, pension office
    Friends light a candle and write a few words to the family
    Choose coffin or urn, see what it costs, sign at home
    Our house accompanies the bereaved: who does what until the day
    Notice for the newspaper, cards to be sent, list of those who come
    My own wishes for the farewell, kept for my children
    Undertaker plans drivers, chapel, cemetery and the pastor
    Whom to tell: bank, landlord, phone, clubs, with letters ready to send
    Livestream of the memorial for relatives abroad
    Grave care and the day each year, words of comfort, groups for those who grieve`,
  bars: 'leaderboard cart game',
  presets: 'calm, editorial',
  icon: 'flower',
  names: 'White Lilies, Stillness, By Your Side',
  entity: 'farewell-step',
  home: 'focus',
  screens: `
    home | Home | home
    checklist | Planning | check
    browse | Ceremony | calendar | ceremony-part | | | ceremony, service, planning of the ceremony, music, speaker, flowers, flower arrangements
    browse! | Documents | file | mourning-paper | | | documents, papers, certificate, certificates
    browse! | Condolences | heart | condolence | | | condolences, condolence book, candles, memories, messages to the family
    people? | Guests | users
    chats? | Messages | chat
    budget? | Costs | wallet
    detail | Step
    form? | Add step
    visit? | Contact | phone
    settings? | Settings | settings`,
})
