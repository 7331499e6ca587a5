import type { Language } from './languages.ts'

/** How a clause begins that says what is not wanted, by language. */
const opening: Readonly<Partial<Record<Language, string>>> = {
  de: 'ohne|kein(?:e[nrsm]?)?|(?:wir|ich) (?:brauch|woll|möcht|will)\\p{L}* (?:keine?n?|nicht)|nicht (?:gewünscht|nötig|gewollt)|unerwünscht',
  fr: "sans|pas (?:de|d'|besoin)|aucune?|surtout pas|je ne veux pas|on ne veut pas|nous ne voulons pas",
  es: 'sin|nada de|ning[uú]n[ao]?|no (?:quiero|queremos|necesito|necesitamos|hace falta|me hace falta)',
  pt: 'sem|nada de|nenhuma?|não (?:quero|queremos|preciso|precisamos|precisa)',
  it: "senza|niente|nessun[oa']?|non (?:voglio|vogliamo|serve|servono|mi serve|ci serve)|no",
  ar: 'بدون|من دون|دون|بلا|من غير|لا (?:أريد|نريد|أحتاج|نحتاج|حاجة|داعي|يوجد)',
  zh: '不要|不需要|不用|无需|无须|不想要|没有|别',
  nl: 'zonder|geen|(?:ik|we|wij) wil(?:len)? geen',
  sv: 'utan|ing(?:en|a|et)',
  da: 'uden|ing(?:en|et)',
  nb: 'uten|ing(?:en|et)',
  pl: 'bez|żadn\\p{L}+|nie (?:chcę|chcemy|potrzeb\\p{L}+)',
  ru: 'без|никак\\p{L}+|не (?:нужн|надо)\\p{L}*',
  he: 'בלי|ללא|לא (?:צריך|רוצה)',
}
/** The same where it stands at the end of the clause. */
const ending: Readonly<Partial<Record<Language, string>>> = {
  es: ' no',
  ja: '(?:は|が|も)?(?:不要|いりません|要りません|いらない|要らない|必要(?:は|が)?(?:ない|ありません)|なし(?:で|に)?|無し(?:で)?)(?:です|で?お願いします|にして(?:ください)?)?',
  tr: ' (?:olmadan|olmasın|istemiyorum|istemiyoruz|gerek(?:siz| yok)|yok)',
  ko: '(?:은|는|이|가|을|를)? ?(?:없이|없는|없어야|필요 ?없\\S*|빼고|빼주세요)',
}
const lead =
  '(?:(?:und|aber|bitte|et|mais|y|pero|e|ma|mas|و|但是?|也|请|en|maar|och|men|og|i|ale|и|но|ve) ?)*'

/** Forms of a clause that says what is not wanted. */
export function refusalOf(language: Language): RegExp | undefined {
  const [begins, ends] = [opening[language], ending[language]]
  const forms = [
    ...(begins === undefined
      ? []
      : [
          language === 'zh' || language === 'ar'
            ? `^${lead}(?:${begins}).+$`
            : `^${lead}(?:${begins})(?!\\p{L}).+$`,
        ]),
    ...(ends === undefined ? [] : [`^.{2,}?(?:${ends})$`]),
  ]
  return forms.length > 0 ? new RegExp(forms.join('|'), 'iu') : undefined
}

/** What apps are often without: behind a comma only these are refused, for "sin lactosa" is a dish. */
export const spared =
  /log-?in|anmeld|registrier|konto|passw|werbung|reklame|chat|abo\b|zahlung|internet|schnickschnack|inscription|connexion|compte|pub(?:licit|s|\b)|paiement|abonnement|mot de passe|registro|registr|cuentas?|inicio de sesión|contraseña|publicidad|anuncios|pagos?|suscripci|cadastro|conta|senha|propaganda|anúncios|pagamento|assinatura|registrazione|accesso|account|pubblicità|abbonament|password|تسجيل|حساب|إعلانات|اشتراك|دفع|دردشة|登录|注册|广告|付费|支付|聊天|账号|会员|ログイン|登録|広告|課金|会員|チャット|inloggen|reclame|inlogg|annons|konta|logowan|reklam|rejestrac|giriş|kayıt|üyelik|регистрац|реклам|вход|로그인|광고|가입|회원/iu
/** What is asked of who has an account. */
export const accounts =
  /log-?in|anmeld|registrier|konto|passw|inscription|connexion|compte|mot de passe|registro|registr|cuentas?|inicio de sesión|contraseña|cadastro|conta\b|senha|accesso|account|password|تسجيل|حساب|登录|注册|账号|ログイン|会員登録|inloggen|inlogg|konta|logowan|rejestrac|giriş|kayıt|üyelik|регистрац|вход|로그인|가입/iu

/** Politeness, laughter and thanks: nothing of the app. */
export const courtesy =
  /(?<!\p{L})(?:pelo amor de deus|por el amor de dios|um gottes willen|vielen dank|danke(?: schön| sehr| im voraus)?|merci(?: d'avance| beaucoup)?|gracias(?: de antemano)?|muchas gracias|obrigad[oa]|grazie(?: mille)?|por favor|s'il (?:te|vous) pla[iî]t|svp|stp|per favore|per piacere|bitte(?: sehr)?|ja(?:ja)+|je(?:je)+|ha(?:ha)+|lol|k{3,}|(?:rs){2,}|mdr|xd|dank je wel|bedankt|tack|tak|takk|dziękuję|z góry dziękuję|teşekkürler|lütfen|спасибо|пожалуйста)(?!\p{L})|谢谢(?:大家|您|你)?|拜托了?|辛苦了|よろしくお願いし(?:ます|いたします)|宜しくお願いします|お願いします|شكراً?|من فضلك|لو سمحت|감사합니다|부탁(?:드립니다|해요)|תודה|בבקשה/giu

/** Who can use it, and like what it shall look: said of the whole app. */
export const ofWhole =
  /^(?:(?:et|y|e|und|و) )?(?:utilisable par|facile (?:à utiliser|d'utilisation)|que (?:lo|la) (?:entienda|pueda usar)|f[aá]cil de usar|que (?:se vea|parezca|pareça)|que (?:até )?(?:minha|meu) .* (?:consiga|saiba)|qui ressemble|facil[ei] da usare|che sembri|(?:die|damit) (?:auch )?.* (?:versteht|verstehen|klarkomm\p{L}+|zurechtkomm\p{L}+|bedienen kann|bedienen können)|soll (?:so )?aussehen|auch für .* (?:bedienbar|verständlich)|سهل الاستخدام|سهلة الاستخدام)|^(?:老人|孩子|小孩|老年人|大家|所有人|谁)(?:们)?(?:也|都)(?:会|能|可以|好)(?:用|使用|操作)/iu

/** A heading of those who use the app in different parts. */
export const rolesHeading =
  /^(?:(?:benutzer|nutzer|user)?rollen|benutzergruppen|rôles?|profils?(?: utilisateurs?)?|utilisateurs|roles(?: de usuarios?)?|perfiles|usuarios|perfis|papéis|usuários|ruoli|utenti|profili(?: utente)?|(?:ال)?أدوار|المستخدمون|المستخدمين|(?:用户|使用)?角色|用户(?:类型)?|(?:利用者の?|ユーザー)?役割|ロール|利用者|gebruikers(?:rollen)?|roller|brugere|brukere|użytkownicy|kullanıcılar|kullanıcı rolleri|роли|пользователи|역할|사용자)\s?[:：]\s*/iu

/** Words that say the app shall be dark or light. */
export const darkLook =
  /dark[ -]?mode|dunkl\p{L}*|dunkel\p{L}*|nachtmodus|sombres?|foncée?s?|mode nuit|oscur[oa]s?|nocturno|escur[oa]s?|scur[oa]|notturn|داكن|الليلي|مظلم|深色|暗色|黑暗|夜间|ダーク|暗い|黒基調|donker\p{L}*|mörk\p{L}*|mørk\p{L}*|ciemn\p{L}*|koyu|karanlık|т[её]мн\p{L}*|다크|어두운|כהה/iu
export const lightLook =
  /(?<!\p{L})(?:light[ -]?mode|hell(?:e[nrsm]?)?|claire?s?|clar[oa]s?|chiar[oaie]|lichte?|ljust?|lyst?|lyse)(?!\p{L})|فاتح|浅色|亮色|明亮|ライト|明るい|jasn|açık|светл|밝은/iu

/** The character of a look, by the preset that has it. */
export const characters: readonly (readonly [form: RegExp, preset: string])[] = [
  [
    /verspielt|fröhlich|bunt|kindlich|ludique|joyeu|coloré|enfantin|alegre|divertid|colorid|infantil|lúdic|giocos|allegr|vivac|colorat|مرح|مبهج|活泼|可爱|童趣|かわいい|可愛い|ポップ|楽しい|vrolijk|speels|wesoł|neşeli|весел|귀여운/iu,
    'playful',
  ],
  [/sportlich|kräftig|sportif|audacieu|deportiv|esportiv|sportiv|رياضي|运动|スポーティ/iu, 'bold'],
  [
    /ruhig|sanft|pastell|dezent|apaisant|dou(?:x|ces?)(?!\p{L})|pastel|suave|tranquil|calm|tenui|rilassant|هادئ|ناعم|柔和|清新|淡い?|薄い|優しい|やさしい|落ち着|rustig|lugn|rolig|spokojn|sakin|спокойн|нежн/iu,
    'calm',
  ],
  [
    /warm|gemütlich|chaleureu|cálid|acolhedor|acoglient|cald[oaei]|دافئ|温馨|温暖|あたたか|温かい|따뜻한/iu,
    'warm',
  ],
  [
    /elegant|edel|edle|élégan|luxe|lujos|luxuos|raffinat|أنيق|فاخر|优雅|高级|大气|上品|高級|elegan|şık/iu,
    'editorial',
  ],
  [
    /schlicht|minimal|aufgeräumt|nüchtern|sobre|épuré|sencill|simples?(?!\p{L})|simple|semplic|pulit|بسيط|简单|简洁|简约|シンプル|ミニマル|eenvoudig|enkel|prost|sade|прост|심플|깔끔/iu,
    'clean',
  ],
]
