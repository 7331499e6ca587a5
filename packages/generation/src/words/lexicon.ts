const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** Words that carry no subject: function words, and words about apps and users as such. */
export const stopWords = list(`
  a an the this that these those its it's it he she him his her hers they them their theirs we us our you your yours i me my mine one ones
  and or plus but nor so if then than as at by for from in into on onto to of off over under with within without about regarding concerning upon around between across per via
  is are was were be been being am do does did done doing has have had having can could may might must shall should will would
  can't cannot cant couldn't don't doesn't didn't won't wouldn't isn't aren't wasn't haven't hasn't shouldn't
  not no none never also too very really just only even more most less least much many few several some any all each every both either other another such same own android iphone ios
  what which who whom whose when where why how there here while during after before until since once again always often usually
  app apps application applications mobile phone platform software tool program website web user users people's person's someone everyone anyone anybody others everybody somebody nobody whoever whatever whichever whenever wherever itself themselves himself herself myself yourself yourselves ourselves ever sometimes sometime somewhere anywhere somehow otherwise meanwhile
  able allow allows allowing enable enables let lets letting help helps helping want wants need needing would like provide provides providing offer offers offering
  include includes including included contain contains containing feature features featuring functionality capability option ability way ways thing things stuff
  actually really yes else finally directly instantly automatically easily manually securely simply nearby-to currently usually probably recently randomly globally locally digitally virtually famous fictional
  official unofficial third-party reminds remembers
  simple easy easily beautiful helpful modern nice great good cool awesome best better useful powerful basic full complete fully quick quickly
  various different multiple certain particular specific main new existing available necessary possible current overall general typical
  using use uses used based like etc e.g i.e eg ie please build make create design developing want designed called named
  get gets got go goes going come comes see sees seeing seen know show shows shown showing display displays displayed displaying view views viewing
  up down out back well where everything something anything nothing alongside together effortlessly quickly along whether through throughout
  interact interacts prompted prompt front separate labeled labelled field fields checkbox input inputs accomplish resulting needed joins incl allowed respective corresponding alike
  selecting adding making giving having choosing entering typing clicked prompted simulates capability
  unser unsere unseren unserem unserer ihre ihren suivre gérer llevar control seguir acompanhar gestire لتتبع
  eine einen einem einer eines ein der die das den dem des und oder mit für von zu zum zur auf im in ist sind man kann meine mein meinen sich nach bei dass soll wie alle app anwendung une un le la les des du de et ou avec pour dans sur mon ma mes qui que où est sont application el los las unos unas y o con para por en mi mis su sus que es son aplicación uno os as um uma e ou com para por em meu minha aplicativo il lo gli i uno una ed con per di da nel della del che app applicazione هذا تطبيق في من على مع إلى إدارة لإدارة لتعلم تعلم لتنظيم لتتبع verwalten zum meinem unserem eigenen entre avec aussi een voor het met van naar och för att med приложение для и с
  two three four five six seven eight nine ten first second third top page pages screen screens section sections button buttons icon icons tab tabs click clicks clicking tap press pressing
`)

/** Verbs that are hardly ever nouns in a description. */
export const strictVerbs = list(`
  modify alter amend rephrase rewrite reassign reallocate resubmit recalculate regenerate reopen reconnect reformat reinstall replenish
  revoke acknowledge activate deactivate administer advertise aggregate annul appoint authorize authorise categorize categorise certify
  circulate cite clarify conceal consolidate declare decorate demonstrate deselect disable discard disclose disconnect dispense exclude
  extend finalize finalise irrigate override overtake personalize personalise postpone recite redirect refuel sanitize simplify
  troubleshoot unblock uninstall unmute unpin vaccinate
  turn add edit delete remove manage browse find create write read send receive upload save set choose select pick customise customize
  buy sell pay earn donate join invite follow unfollow like comment reply react swap convert calculate compute enter type submit generate
  track monitor organise organize keep maintain control connect compare discover explore learn practise practice take capture scan
  book reserve rent hire order cancel reschedule confirm accept reject decline approve assign mark complete finish start pause stop reset resume
  sort filter search view rate vote share export import print download sync register login log sign subscribe unsubscribe
  get give bring tell ask answer solve guess draw paint crop rotate erase translate identify recognise recognize detect predict suggest recommend
  curate contribute exchange collect claim redeem tip split settle invest trade grow achieve plan schedule remind notify call meet match swipe
  weigh insert attach arrange tick borrow return lend adopt apply nominate bid dictate adjust determine visualise visualize simulate analyse analyze archive pin tag dispatch inspect repair maintain deliver collect recycle water feed brew bake roast harvest prune refill restock register enroll enrol attend host moderate publish schedule dictate transcribe summarize summarise highlight bookmark install configure calibrate
  coordinate arrange feed moderate expire claim annotate digitise digitize refurbish sterilise sterilize anonymise anonymize geotag
  announce assemble assess broadcast compose delegate discuss escalate evaluate examine fetch locate merge observe prescribe prioritise prioritize promote
  move count propose reorder renew resolve revise supervise unlock validate verify withdraw celebrate
  drag conduct tabulate measure mix record rehearse understand define implement jot check respond
  subtract deduct detach allocate append authenticate classify compile debug decode decrypt defend deploy diagnose dismiss dodge eject encode encrypt execute expand extract
  copy zip unzip illustrate imitate interpret justify memorise memorize migrate narrate negotiate obtain proofread randomise randomize rearrange rebuild reconcile relocate rename resize restart
  restore retrieve rewind scrape shuffle squash streamline substitute switch synchronise synchronize terminate transmit transpose unfold unpack upvote utilise utilize widen respond suggest listen watch stream play cook prepare eat drink care feed walk ride drive park
`)

/** Verbs worth a button of their own when they stand alone. */
export const loneVerbs = list(
  'share swap scan vote upload download export import print call sort filter start pause stop reset resume rate follow comment register login reply translate search donate swipe chat play record snooze refresh undo redo subscribe unlock lock',
)

/** Verbs that are a button by themselves where a sentence has them without an object: "clients can book online". */
export const aloneVerbs = list(
  'accept approve moderate confirm decline reject cancel reschedule navigate notify book reserve buy pay order bid apply claim settle sign invite renew extend return weigh donate subscribe unsubscribe checkout rate vote guess bet deposit withdraw unlock lock log register sync request',
)

/** Words before a noun that a verb may have between itself and its object. */
export const determiners = list(
  'a an the this that these those my your our their his her its all new some each every any one multiple other more several own custom',
)

/** Heads that only count or hold what follows "of". */
export const holders = list(
  'list lists number numbers amount amounts range collection collections library libraries set sets type types kind kinds variety series group bunch history overview name names details',
)

/** Words that describe looks or quality, not content. */
export const styleWords = list(
  'dark light minimal minimalist minimalistic clean bold playful fun elegant calm warm cosy cozy natural professional bright colourful colorful vibrant retro futuristic luxury luxurious sleek soft rounded round friendly theme themed style styled colour color colours colors palette look interface ui ux design accent accents background tone tones pastel neon monochrome typography font serif layout huge big large small tiny little giant quick fast private public',
)
