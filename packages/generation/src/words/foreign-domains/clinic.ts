import type { ForeignDomain } from './domain.ts'

/** Doctors and dentists, with those they treat. */
export const clinic: ForeignDomain = {
  id: 'clinic',
  isBooked: true,
  words: `zahnarzt, zahnarztin, arztpraxis, =arzt, =praxis
dentiste, dentaire, medecin, cabinet medical, clinique
dental, dentista, =clinica, medico, consultorio
dentista, odonto, =clinica, medico, consultorio
dentista, dentistico, medico, =clinica, poliambulatorio
عيادة, أسنان, طبيب, مستشفى
诊所, 牙科, 医院, 挂号
歯医者, 歯科, クリニック, 医院, 病院`,
  main: {
    nouns: `behandlung, leistung
soins$, soin$, traitement, prestation
tratamiento, servicio
tratamento, procedimento, servico
trattament, prestazion
علاج, خدمات
治疗, 项目, 服务
治療, 診療`,
    label: `Leistungen
Soins
Tratamientos
Tratamentos
Trattamenti
الخدمات
诊疗项目
診療メニュー`,
    rows: `Kontrolle | 20 Min; Zahnreinigung | 45 Min; Füllung | 40 Min; Bleaching | 60 Min; Krone, Beratung | 30 Min; Zahnschmerzen | heute noch
Contrôle | 20 min; Détartrage | 45 min; Composite | 40 min; Blanchiment | 60 min; Couronne, conseil | 30 min; Urgence dentaire | aujourd’hui
Revisión | 20 min; Limpieza dental | 45 min; Empaste | 40 min; Blanqueamiento | 60 min; Corona, estudio | 30 min; Urgencia | hoy mismo
Avaliação | 20 min; Limpeza | 45 min; Restauração | 40 min; Clareamento | 60 min; Coroa, orçamento | 30 min; Urgência | hoje mesmo
Visita di controllo | 20 min; Igiene dentale | 45 min; Otturazione | 40 min; Sbiancamento | 60 min; Corona, consulto | 30 min; Urgenza | oggi stesso
كشف عام | 20 دقيقة; تنظيف الأسنان | 45 دقيقة; حشوة | 40 دقيقة; تبييض | 60 دقيقة; تركيب تاج | 30 دقيقة; ألم طارئ | اليوم
口腔检查 | 20分钟; 洗牙 | 45分钟; 补牙 | 40分钟; 牙齿美白 | 60分钟; 牙冠咨询 | 30分钟; 牙痛急诊 | 当天
定期検診 | 20分; クリーニング | 45分; 虫歯の治療 | 40分; ホワイトニング | 60分; かぶせ物の相談 | 30分; 急な痛み | 当日`,
    values: '€ 30; € 85; € 95; € 240; € 40; € 55',
    icon: 'stethoscope',
    fields: `Dauer | text | 20 Min; Kosten | money | € 30; Bei | person | Lea Brandt; Termin | date | 24. Nov.
Durée | text | 20 min; Tarif | money | € 30; Avec | person | Lea Brandt; Rendez-vous | date | 24 nov.
Duración | text | 20 min; Precio | money | € 30; Con | person | Lea Brandt; Cita | date | 24 nov
Duração | text | 20 min; Preço | money | € 30; Com | person | Lea Brandt; Consulta | date | 24 nov
Durata | text | 20 min; Prezzo | money | € 30; Con | person | Lea Brandt; Appuntamento | date | 24 nov
المدة | text | 20 دقيقة; التكلفة | money | € 30; مع | person | Lea Brandt; الموعد | date | 24 نوفمبر
时长 | text | 20分钟; 费用 | money | € 30; 医生 | person | Lea Brandt; 预约日期 | date | 11月24日
所要時間 | text | 20分; 費用 | money | € 30; 担当 | person | Lea Brandt; 予約日 | date | 11月24日`,
    about: `Bitte Versichertenkarte mitbringen. Absagen bis 24 Stunden vorher.
Merci d’apporter votre carte d’assuré. Annulation jusqu’à 24 h avant.
Traiga su tarjeta sanitaria. Cancelación hasta 24 horas antes.
Traga a carteirinha do convênio. Cancelamento até 24 horas antes.
Portare la tessera sanitaria. Disdetta fino a 24 ore prima.
يرجى إحضار بطاقة التأمين. الإلغاء قبل 24 ساعة.
请携带医保卡。可在24小时前取消。
保険証をお持ちください。キャンセルは前日まで。`,
  },
  lists: [
    {
      nouns: `arzte, arztin, zahnarzte, team
dentistes, medecins, praticien, equipe
dentistas, medicos, doctores, equipo, doctor
dentistas, medicos, doutor, equipe
dentisti, medici, dottor, specialist
الأطباء, أطباء
医生, 专家
先生, 医師, ドクター`,
      label: `Ärzte
Praticiens
Doctores
Dentistas
Medici
الأطباء
医生
先生`,
      rows: `Allgemein; Kinder; Implantate; Kieferorthopädie; Prophylaxe; Chirurgie
Médecine générale; Enfants; Implants; Orthodontie; Prévention; Chirurgie
General; Odontopediatría; Implantes; Ortodoncia; Higiene; Cirugía
Clínico geral; Odontopediatria; Implantes; Ortodontia; Prevenção; Cirurgia
Generale; Bambini; Impianti; Ortodonzia; Igiene; Chirurgia
طب عام; أسنان الأطفال; زراعة; تقويم; وقاية; جراحة
全科; 儿童; 种植; 正畸; 预防; 外科
一般歯科; 小児歯科; インプラント; 矯正; 予防; 口腔外科`,
      of: 'people',
      icon: 'stethoscope',
      isUsual: true,
    },
    {
      nouns: `patient, akte
patient, dossier
paciente, historia, expediente
paciente, prontuario
pazient, cartell
المرضى, مرضى, ملفات
患者, 病历, 档案
診察券, 患者, カルテ`,
      label: `Patienten
Patients
Pacientes
Pacientes
Pazienti
المرضى
患者
患者`,
      rows: `Kontrolle am 24. Nov.; Zahnreinigung, 12. Okt.; Füllung, 4. Sept.; Neu seit Montag; Krone, 21. Aug.; Bleaching, 2. Juli
Contrôle le 24 nov.; Détartrage, 12 oct.; Composite, 4 sept.; Nouveau dossier; Couronne, 21 août; Blanchiment, 2 juil.
Revisión el 24 nov; Limpieza, 12 oct; Empaste, 4 sep; Nuevo paciente; Corona, 21 ago; Blanqueamiento, 2 jul
Avaliação em 24 nov; Limpeza, 12 out; Restauração, 4 set; Novo paciente; Coroa, 21 ago; Clareamento, 2 jul
Controllo il 24 nov; Igiene, 12 ott; Otturazione, 4 set; Nuovo paziente; Corona, 21 ago; Sbiancamento, 2 lug
كشف، 24 نوفمبر; تنظيف، 12 أكتوبر; حشوة، 4 سبتمبر; مريض جديد; تاج، 21 أغسطس; تبييض، 2 يوليو
检查，11月24日; 洗牙，10月12日; 补牙，9月4日; 新患者; 牙冠，8月21日; 美白，7月2日
検診 11月24日; クリーニング 10月12日; 治療 9月4日; 初診; かぶせ物 8月21日; ホワイトニング 7月2日`,
      of: 'people',
      icon: 'user',
    },
  ],
}
