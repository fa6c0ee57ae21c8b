import { type DemoNutritionist, person } from './person.ts'

export const nutritionists: DemoNutritionist[] = [
  {
    ...person('elena@example.com', 'Elena Markova', 'en', {
      bio: 'I help busy people eat well without turning meals into homework. Small steps, honest numbers, no forbidden food.',
      expertise: ['weight-management', 'general-wellness', 'sports'],
      education: 'MSc Clinical Nutrition, University of Vienna',
      years_experience: 9,
      certifications: 'Registered Dietitian; Motivational Interviewing',
      consultation_rate: 65,
      languages: ['English', 'Russian', 'German'],
      website_url: 'https://elena-markova.example.com',
      linkedin_url: 'https://www.linkedin.com/in/elena-markova-example',
    }),
    role: 'nutritionist',
    portrait: { paper: '#dcebdd', cloth: '#2f6b4f', skin: '#eec4a0', hair: '#5b3a26', isLong: true },
    documents: [
      {
        kind: 'education',
        name: 'MSc Clinical Nutrition.pdf',
        text: ['University of Vienna', 'Master of Science', 'Clinical Nutrition', 'Elena Markova', '2015'],
        fields: { school: 'University of Vienna', degree: 'MSc Clinical Nutrition', year: '2015' },
      },
      {
        kind: 'certification',
        name: 'Registered Dietitian.pdf',
        text: ['European Register', 'Registered Dietitian', 'Elena Markova', 'valid until 2028'],
        fields: { issuer: 'European Register', issueDate: '2016', expirationDate: '2028' },
      },
      {
        kind: 'certification',
        name: 'Motivational Interviewing.pdf',
        text: ['Certificate of Training', 'Motivational Interviewing', 'Elena Markova', '2021'],
        fields: { issuer: 'MI Academy', issueDate: '2021', expirationDate: '' },
      },
    ],
  },
  {
    ...person('marcus@example.com', 'Marcus Reid', 'en', {
      bio: 'Former rower. Fuel for training and recovery, with or without meat.',
      expertise: ['sports', 'plant-based'],
      education: 'BSc Sport and Exercise Nutrition, Loughborough',
      years_experience: 5,
      certifications: 'SENr Practitioner',
      consultation_rate: 80,
      languages: ['English', 'Spanish'],
      instagram_url: 'https://www.instagram.com/marcus.reid.example',
    }),
    role: 'nutritionist',
    portrait: { paper: '#dbe6f0', cloth: '#28507a', skin: '#8d5b3e', hair: '#1f1a17', isLong: false },
    documents: [
      {
        kind: 'education',
        name: 'BSc Sport and Exercise Nutrition.pdf',
        text: ['Loughborough', 'Bachelor of Science', 'Sport and Exercise Nutrition', 'Marcus Reid', '2019'],
        fields: { school: 'Loughborough', degree: 'BSc Sport and Exercise Nutrition', year: '2019' },
      },
    ],
  },
  {
    ...person('irina@example.com', 'Ирина Соколова', 'ru', {
      bio: 'Врач-диетолог. Питание при диабете и болезнях сердца: спокойно, по шагам, с опорой на анализы.',
      expertise: ['diabetes', 'heart-health', 'clinical'],
      education: 'Первый МГМУ им. Сеченова, лечебное дело; ординатура по диетологии',
      years_experience: 14,
      certifications: 'Сертификат врача-диетолога',
      consultation_rate: 50,
      languages: ['Russian', 'English'],
    }),
    role: 'nutritionist',
    portrait: { paper: '#f1e3d6', cloth: '#7a3f4d', skin: '#f0cdb0', hair: '#b9a48c', isLong: true },
    documents: [
      {
        kind: 'education',
        name: 'Диплом.pdf',
        text: ['Sechenov University', 'General Medicine', 'Irina Sokolova', '2008'],
        fields: { school: 'Первый МГМУ им. Сеченова', degree: 'Лечебное дело', year: '2008' },
      },
      {
        kind: 'certification',
        name: 'Сертификат врача-диетолога.pdf',
        text: ['Certificate', 'Dietetics', 'Irina Sokolova', '2011'],
        fields: { issuer: 'Минздрав России', issueDate: '2011-06-20', expirationDate: '' },
      },
    ],
  },
]
