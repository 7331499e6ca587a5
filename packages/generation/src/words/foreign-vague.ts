const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words of any language that are no thing of an app by themselves: days and spans, people as such, how much, greetings. */
const vague = wordsOf(`
  whatsapp instagram facebook telegram google gmail excel paypal pix bizum twint
  montags dienstags mittwochs donnerstags freitags samstags sonntags täglich wöchentlich monatlich
  tag tage tages woche wochen monat monate monats monatsende wochenende jahr jahre jahresende ende anfang abend abends morgen uhr mal leute menschen dinge sachen etwas viel mehr alles nichts sowas überblick möglichkeit zuhause stück euro cent minuten minute sekunden bedarf lust ding handy smartphone
  jour jours semaine semaines mois année années an ans soir matin gens monde personnes personne chose choses quelque fois début fin avance moyen truc trucs nb nombre téléphone euros minutes envie bonjour bonsoir salut merci
  día días dia dias semana semanas mes meses año años noche mañana gente personas persona cosa cosas algo vez veces principio final todo móvil celular euros minutos hola gracias zona mí antemano pra pro
  mês ano anos noite manhã pessoas pessoa pessoal coisa coisas algum começo fim olá oi obrigado real reais minuto
  giorno giorni settimana settimane mese mesi anno anni sera mattina persone qualcosa volta volte inizio fine ciao grazie no sì mezzo minuti
  يوم أيام اليوم شهر الشهر أسبوع الأسبوع سنة السنة الناس شخص شيء أشياء مرة مرات دقائق دقيقة مرحبا شكرا الوقت وقت
  今天 每天 每周 每月 时间 东西 事情 大家 邻居 邻里 朋友们 你好 谢谢 分钟
  時間 今日 毎日 毎週 毎月 もの こと 人 みんな 自分 多め 一人 分 円 全員 それぞれ
  dag dagen week weken maand maanden jaar jaren avond ochtend mensen ding dingen iets keer begin einde euro minuten hallo bedankt
  dzień dni tydzień tygodnie miesiąc rok wieczór rano ludzie rzecz rzeczy coś raz koniec początek minut dziękuję cześć
  montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo segunda terça quarta quinta sexta sábado lunedì martedì mercoledì giovedì venerdì sabato maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  großeltern sohn tochter fils fille hijo hija hijos filho filha filhos figlio figlia figli zoon dochter syn córka oğul kız 儿子 女儿 子女 息子 娘 ابني ابنتي grand-mère grand-père grands-parents mutter vater schwester bruder mann oma opa tante onkel mère père soeur sœur frère mari femme mamie papi madre padre hermana hermano marido mujer abuela abuelo mãe pai irmã irmão marido esposa avó avô mamma papà sorella fratello marito moglie nonna nonno أمي أبي أختي أخي 妈妈 爸爸 老婆 老公 妹妹 母 父 姉 妹 夫 妻 moeder vader zus broer mama tata siostra brat anne baba
  全部 すべて チェック 内容 情况 里面
  moi outil boutons bouton knopf knöpfe button botón botones botão botões pulsante gestion gestión gestão gestione bruker si yo eu io ich ik ja ben أنا 我 私
  km kg cm ml app sos pdf gps wlan wifi
  gün hafta ay yıl akşam sabah insanlar kişi şey şeyler kez son başlangıç dakika merhaba
`)

/** Whether a label of another language names nothing an app could list ("Jour", "Gens", "Monatsende"). */
export const isVague = (label: string): boolean => vague.has(label.toLowerCase())

/** What a mail or a message begins with. */
export const greeting =
  /^\s*(?:bonjour|bonsoir|salut|coucou|hola|buenos días|buenas(?: tardes| noches)?|olá|oi|bom dia|boa tarde|ciao|buongiorno|salve|hallo|guten (?:tag|morgen)|moin|servus|hey|hi|مرحبا|السلام عليكم|你好|您好|こんにちは|merhaba|selam|cześć|dzień dobry|hoi|hej|привет|здравствуйте|안녕하세요)(?:\s(?:à tous|a todos|zusammen|allemaal|wszystkim))?(?:[\s,.!:;，。！、]+|$)/iu
