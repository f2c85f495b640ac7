export { Checkbox, Form, Input, Radio, Select } from 'antd';
