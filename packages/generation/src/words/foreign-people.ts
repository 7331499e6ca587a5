/**
 * Who somebody is, told by how nouns of persons end in each language: whoever has never met "Choristen" or "instrutores"
 * knows by their ending that they are people. Behind each stands what ends alike and is a thing.
 */
interface Ending {
  form: RegExp
  unlike: RegExp
}

/** Languages in Latin letters; of a noun of several words its head is read, which a German one has in itself. */
const latin: readonly Ending[] = [
  {
    // German: "Lehrkraft", "Sängerinnen", "Außendienstler", "Hundebesitzer".
    form: /(?:innen|bewohnern?|kräfte|kraft|leute|mann|frau(?:en)?|sportlern?|dienstlern?|künstlern?|tischlern?|händlern?|gärtnern?|rentnern?|partnern?|musikern?|imkern?|winzern?|bäckern?|köche?|sängern?|tänzern?|züchtern?|arbeitern?|(?<!spiel|spar)meistern?|besitzern?|inhabern?|haltern?|führern?|nehmern?|geberin|bauern|wirte|mietern?|vermietern?|käufern?|läufern?|reitern?|anglern?|jägern?|wandern?|pflegern?|hüter|turnern?|schwimmern?|betreibern?|teilnehmern?|sammlern?|bewerbern?|zuschauern?|besuchern?|leserin|lesern?|nutzern?|entwicklern?|zubis|azubis|lehrlinge?|piloten|lotsen|zeugen|genossen|kollegen|insassen|verwandten|pflegekräften?|kameraden|hebammen?|rekruten|senioren|personen|(?:berechtigt|angehörig|beteiligt|verantwortlich|freiwillig|jugendlich|erwachsen|angestellt|geflüchtet|alleinerziehend|auszubildend)e[nr]?|hausmeister|chorleiter|kursleiter|übungsleiter)$/iu,
    unlike: /^(?:haltern|bildnehmer|tisch|wochenmann)$/iu,
  },
  {
    // "Choristes", "baristas", "Floristen".
    form: /(?:ist(?:e|es|a|as|i|en|in|er)|ísta|yst(?:a|e))$/iu,
    unlike:
      /list|pist|\bvist|revist|entrevist|conquist|provist|autopist|rivist|intervist|exist|wist|mist|kist|twist|registe|bist|gist(?:er)?$|artist(?:ik)|geist|leist|meist|minist(?:er)/iu,
  },
  {
    // "Livreurs", "coiffeuses", "animatrice", "Friseure".
    form: /(?:(?<=\p{L}{3})eu(?:rs?|ses?|re|ren)|tri(?:ces?|ci|z|zes))$/iu,
    unlike:
      /couleur|fleur|valeur|heure|ordinateur|moteur|chaleur|longueur|largeur|hauteur|profondeur|faveur|compteur|aspirateur|capteur|secteur|erreur|saveur|odeur|douleur|humeur|(?:^|\s)peur|vapeur|tracteur|compresseur|radiateur|congélateur|minuteur|générateur|distributeur|tondeuse|agrafeuse|perceuse|grandeur|liqueur|sueur|lueur|beurre|meilleur|inférieur|extérieur|intérieur|épaisseur|fraîcheur|peluche|matri|cicatri|neuer|teuer|feuer|beuer|steuer|abenteuer|malheur|bonheur|simulateur|indicateur|accélérateur|projecteur|ventilateur|adaptateur|calculatrice|imprimeur|motri/iu,
  },
  {
    // "Gardiens", "technicienne".
    form: /(?:musici|technici|gardi|pharmaci|collégi|lycé|comédi|magici|électrici|mécanici|opticien|chirurgi|esthétici|diététici|parisi)en(?:ne)?s?$/iu,
    unlike: /^$/u,
  },
  {
    form: /^(?:participant|habitant|exposant|étudiant|apprenant|intervenant|gérant|assistant|commerçant|débutant|résident|adhérent|correspondant|passant|soignant|enseignant|arbitre|locataire|propriétaire|copropriétaire|bénéficiaire|stagiaire|partenaire|secrétaire|libraire|apiculture|pupitr|pompier|infirmi[eè]r|ouvri[eè]r|boulang[eè]r|boucher|berger|passag[eè]r|cavali[eè]r|jardini[eè]r|conseill[eè]r|équipi[eè]r|banqui[eè]r|fermi[eè]r|couturi[eè]r|policier|épicier|officier|marraine|parrain|filleul|médiateur|maire|élu|juge|curé|nounou|maman|papa|apprenti|salarié|employé|retraité|licencié|abonné|inscrit|soldat|chef|cuistot|avocat|expert|proche|compagnon|collègue|pêcheur|chasseur|nageur|coureur|archer|choriste)e?s?$/iu,
    unlike: /^apiculture|^pupitr/iu,
  },
  {
    // "Instrutores", "cuidadoras", "lettori", "venditrici".
    form: /(?:dor(?:es|as?)?|tor(?:es|as?|i)|(?:u|i)tor(?:es|as?)|tore|trici|essoras?|essores)$/iu,
    unlike:
      /comedor|ordenador|conta(?:d|t)or|calculador|marcador|refrigerador|computa(?:d|t)or|mostrador|andador|aspirador|tenedor|generador|gerador|procesador|processador|secador|lavadora|impres+ora|(?:^|\s)(?:ar)?motor|set+or|trat+or|fat+or|factor|sector|vector|doctor$|tractor|monitor(?:e|es|as?)?$|ventilator|store|historia|storia|storie|tutoria|dor$|dores?$(?<!(?:ca|ja|ia|na|za|ra|ta|ga|va|sa|ma|pa|ce|de|le|me|ne|re|se|te|ve|ze|di|li|ni|ri|si|ti|vi|zi|gui|qui|lhe)dores?)|corredor(?:es)?(?=\s(?:verde|de vuelo))|interrup|detec|reac|editori|(?:^|\s)tor|autoria|oratori|laborator|territor|indica(?:d|t)or|interrupt|sensor|direttor|ditori$|notor|promemoria/iu,
  },
  {
    form: /^(?:dueñ|panader|pasteler|enfermer|camarer|cociner|carpinter|bomber|granjer|ganader|jardiner|zapater|peluquer|pasajer|ingenier|fontaner|jinete|vaquer|cajer|cantinero|arquero|porter|arquitect|abogad|vendedor|emplead|inquilin|propietari|usuari|voluntari|becari|funcionari|destinatari|titular|huésped|residente|participante|asistente|estudiante|cantante|ayudante|representante|visitante|comerciante|paciente|dependiente|apoderad|tutor|hij|niet|abuel|hermán|hermán|prim|novi|padrin|madrin|árbitr|juez|jueces|atleta|nadador|colegiad|socorrist|monitor|director|autor|lector|escritor|pintor|actor|doctor|profesional|operari|obrer|trabajador|labrador|agricultor|apicultor|jornaler|paseador|cuidador)(?:[oae]s?|es|s)?$/iu,
    unlike: /^(?:prim[oa]?s?|primer\p{L}*|novi|hijo único|autore|prim)$/iu,
  },
  {
    form: /^(?:don(?=[oa]s$)|padeir|confeiteir|barbeir|enfermeir|cozinheir|garço[mn]|carpinteir|bombeir|fazendeir|jardineir|sapateir|cabeleireir|passageir|engenheir|pedreir|porteir|parceir|companheir|marceneir|costureir|faxineir|caminhoneir|goleir|herdeir|arquitet|advogad|funcionári|empregad|inquilin|proprietári|usuári|voluntári|estagiári|destinatári|bolsista|moradore?|síndic|hóspede|residente|participante|assistente|estudante|cantor|ajudante|representante|visitante|comerciante|paciente|feirante|gerente|atendente|tutor|filh|net|avó|irmã|prim|noiv|padrinh|madrinh|árbitr|juiz|juízes|atleta|aprendiz|aprendizes|operári|trabalhador|agricultor|apicultor|diarist|babá|colaborador|responsáve|músic|alun|mecânic|técnic)(?:[oae]s?|[oa]|s|is|l)?$/iu,
    unlike: /^(?:prima?s?|neta?|músicas?|técnicas?|mecânica)$/iu,
  },
  {
    form: /^(?:coinquilin|cassier|infermier|camerier|cuoch|pasticcer|fornai|panettier|portier|ingegner|barbier|parrucchier|consiglier|giardinier|cavalier|passegger|operai|agricoltor|apicoltor|muratori|idraulic|elettricist|meccanic|architett|avvocat|impiegat|inquilin|condomin|proprietari|volontari|destinatari|abbonat|iscritt|ospit|resident|partecipant|assistent|student|cantant|aiutant|rappresentant|visitator|commerciant|pazient|dipendent|bagnin|figli|nipot|nonn|fratell|sorell|cugin|spos|padrin|madrin|arbitr|giudic|atlet|corist|musicist|alunn|bambin|ragazz|adult|anzian|educatric|maestr|docent|tutor|custod|guid|artigian|contadin|viticoltor|sommelier|scout|soc)(?:[oaie]|hi|he)?$/iu,
    unlike: /^(?:condominio|ospit|guid|guida|architettura|meccanica|spose?|soc)$/iu,
  },
  {
    // Dutch, Nordic, Polish and Turkish plurals.
    form: /(?:(?:bezoek|deelnem|huurd|verhuurd|begeleid|bestuurd|chauffeur|koper|werk|fiets|wandel|zang|dans|duik|zwem|loop|jager|visser|imker|kweker|boer|bewoner|leider|schilder|speler|verkop|verzorg)ers|bewoners|deelnemers|boeren|koks|gidsen|artsen|verpleegkundigen|zangers|collega.?s|bezorgers|imkers|(?:låna|åska|delta|besöka|hyres|spel|löp|ryttar|odl|fisk|jäg|sång|dans|sim|städ|mål|säl)[a-zåäö]*(?:are|arna)|deltagare|sångare|biodlare|resenärer|kollegor|deltakere|deltagere|sangere|løpere|løbere|ryttere|lånere|beboere|birøktere|biavlere|kolleger|ansvarlige|instruktører|instruktörer|frivillige|sjåfører|chauffører|(?:owie|iści|yści|arze|erzy|orzy|nicy|awcy|owcy|ciele|stki)|(?:[cç][ıiuü]|men)(?:lar|ler))$/iu,
    unlike: /tablice|granice|inci(?:ler)|gece/iu,
  },
]

const others: readonly (Ending & { script: RegExp })[] = [
  {
    script: /\p{Script=Arabic}/u,
    form: /^(?:و|ال|وال|لل)*(?:[\p{Script=Arabic}]{3,}(?:ين|ون)|عمال|العمال|سياح|طهاة|رعاة|موظف[ةه]?|كشافة|حجاج|أطفال|نزلاء|شركاء|خبراء|وكلاء|زملاء|أعضاء|ضيوف|مندوب[ةه]?|مدير[ةه]?|مشرف[ةه]?|مربي[ةه]?|سائق[ةه]?|مالك|ملاك|تجار|بائع|باعة|حلاق|طباخ|قراء|كتاب المحتوى|محام[يوة]|ممرض\S*|مصور\S*|مرشد\S*|مهندس\S*|معالج\S*|مستأجر\S*|متدرب\S*|منسق\S*|محفظ\S*)$/u,
    unlike:
      /تمارين|تمرين|عناوين|ملايين|قوانين|تأمين|تخزين|تدوين|تلوين|تموين|تكوين|عشرين|ميادين|بساتين|تلفزيون|ليمون|صابون|سنين|زيتون|يمين|طحين|تحسين|مخزون|قانون|عيون|شؤون|ديون|دكاكين|فساتين|تقنين|اثنين|موازين|براهين|حنين|جنين|سكين|بنزين|فيتامين|ياسمين|تعيين|تزيين|مضمون|كربون|معجون|هاتفون|تليفون|ماعون/u,
  },
  {
    script: /\p{Script=Hiragana}|\p{Script=Katakana}/u,
    form: /(?:者|員|師|士|選手|歌手|生徒|学生|受講生|園児|児童|顧客|来客|主|さん|作家|農家|職人|家族|仲間|スタイリスト|ピアニスト|アーティスト|セラピスト|フローリスト|トレーナー|インストラクター|ドライバー|オーナー|ライダー|ユーザー|メンバー|コーチ|ヘルパー|リーダー|マネージャー|ボランティア|シッター|ウォーカー|ランナー|デザイナー|ガイド|ゲスト|カウンセラー|エンジニア|ライター|プレイヤー|参加者|業者|管理人)$/u,
    unlike: /切手|名簿|武士$|富士/u,
  },
  {
    script: /\p{Script=Han}/u,
    form: /(?:员|員|师|師|者|工人|客人|老人|病人|主人|负责人|联系人|家人|成人|租客|乘客|顾客|旅客|访客|学生|考生|新生|团长|班长|店长|家长|校长|队长|园丁|车主|业主|宠主|房东|买家|卖家|专家|商家|画家|作家|居民|村民|农民|渔民|果农|农户|用户|住户|客户|嘉宾|选手|歌手|司机|员工|义工|志工|护工|技工|朋友|队友|车友|球友|好友|園児|児童|顧客|農家|職人|家族|仲間|生徒|選手|医生|保姆|阿姨|宝宝|孩子|教练|老师|同学|同事|亲友)$/u,
    unlike: /^$/u,
  },
  {
    script: /\p{Script=Hangul}/u,
    form: /(?:회원|직원|조합원|단원|팀원|승무원|강사|의사|기사|간호사|미용사|요리사|학생|수강생|주민|손님|고객님|주인|노인|어르신|참가자|사용자|이용자|보호자|소유자|운전자|환자|학부모|선수|코치|트레이너|매니저|가족|친구|이웃|농부|작가)(?:들)?$/u,
    unlike: /^$/u,
  },
  {
    script: /\p{Script=Cyrillic}/u,
    form: /(?:тел[ьяией]+|ники|ницы|ник|исты?|истов|щики?|чики?|тренер[ыа]?|лог[иа]?|граф[ыа]?|ёры|еры|рабочие|жильцы|владельцы|продавцы|певцы|гости|няни|дети|сотрудниц[аы])$/iu,
    unlike:
      /двигател|показател|выключател|дневник|учебник|справочник|праздник|холодильник|цветник|источник|понедельник|вторник|больниц|гостиниц|страниц|таблиц|пшениц|лист|ящик|датчик|мячик|сч[её]тчик|каталог|номер|размер|пример|характер|вечер|список|рудник|памятник|питомник|сборник|заказник|график|график|катало|диалог|налог|блог/iu,
  },
]

/** What follows the head of a noun: "Bénévoles de la ferme". */
const behindHead =
  /\s(?:de|du|des|del|di|della|dei|delle|do|dos|das|d['’]|à|a|en|per|para|pour|von|der|för|dla)\s.*$/iu

/** Whether a noun of another language is one of persons, by how it ends. */
export function namesPeople(noun: string): boolean {
  const found = others.find(({ script }) => script.test(noun))
  if (found) return found.form.test(noun) && !found.unlike.test(noun)
  const head = noun.replace(behindHead, '')
  // "Operai stagionali", "bénévoles inscrits", "neue Lehrkräfte".
  const words = head.split(' ')
  const [first = ''] = words
  const candidates = /^\p{Ll}|^\p{Lu}\p{Ll}*e$/u.test(first) ? [first, words.at(-1) ?? ''] : [first]
  return candidates.some((word) => latin.some(({ form, unlike }) => form.test(word) && !unlike.test(word)))
}
